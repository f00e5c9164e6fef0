/** Limits are counted in PostgreSQL: they outlast a restart, and all servers count together. */
import { createHash } from 'node:crypto';
import { RateLimiterPostgres, RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible';
import type { Database } from '../database/index.ts';

export type LimitDatabase = Pick<Database, 'limitPool'>;

export interface RateLimitOptions {
  /** Name of the limit; each has counts of its own. */
  readonly name: string;
  readonly points: number;
  /** How long a count lasts from its first point on, in seconds. */
  readonly duration: number;
}

/** A limiter of `rate-limiter-flexible` over the shop's database. Its keys are hashed by {@link limitKey}. */
export function rateLimiter({ limitPool }: LimitDatabase, { name, points, duration }: RateLimitOptions): RateLimiterPostgres {
  return new RateLimiterPostgres({
    storeClient: limitPool,
    storeType: 'pool',
    tableName: 'rate_limit',
    tableCreated: true,
    keyPrefix: name,
    points,
    duration,
  });
}

/** A key for a limiter: a hash, so that keys have one length and the table contains no names or addresses. */
export const limitKey = (...parts: readonly string[]): string => createHash('sha256').update(JSON.stringify(parts)).digest('base64url');

/**
 * @param duration - in seconds, if another than the limiter's
 * @returns how long to wait until there are points again, in milliseconds; 0 when there was one left
 */
export async function takePoint(limiter: RateLimiterAbstract, key: string, duration?: number, points = 1): Promise<number> {
  try {
    await limiter.consume(key, points, duration === undefined ? {} : { customDuration: duration });
    return 0;
  } catch (error) {
    if (error instanceof RateLimiterRes) return Math.max(1, error.msBeforeNext);
    throw error;
  }
}

export type CountedKey = readonly [limiter: RateLimiterPostgres, key: string];

/** In one statement. @param unless - limits that are left out while a key has points of another @returns points used, in order; undefined if left out */
export async function takePoints(
  { limitPool }: LimitDatabase,
  limits: readonly CountedKey[],
  unless: { readonly known: CountedKey; readonly leftOut: readonly RateLimiterPostgres[] },
): Promise<(number | undefined)[]> {
  const now = Date.now();
  const keys = limits.map(storedKey);
  // Rows are locked in one order, so that no two statements wait for each other.
  const { rows } = await limitPool.query<{ key: string; points: number }>(
    `insert into rate_limit as counted (key, points, expire)
    select key, 1, expire from unnest($1::text[], $2::bigint[], $3::boolean[]) as given (key, expire, is_left_out)
    where not is_left_out or not exists (select from rate_limit where key = $4 and expire > $5) order by key
    on conflict (key) do update set
      points = case when counted.expire <= $5 then 1 else counted.points + 1 end,
      expire = case when counted.expire <= $5 then excluded.expire else counted.expire end
    returning key, points`,
    [
      keys,
      limits.map(([{ duration }]) => now + duration * 1000),
      limits.map(([limiter]) => unless.leftOut.includes(limiter)),
      storedKey(unless.known),
      now,
    ],
  );
  return keys.map((key) => rows.find((row) => row.key === key)?.points);
}

/** As `rate-limiter-flexible` writes it. */
const storedKey = ([{ keyPrefix }, key]: CountedKey): string => `${keyPrefix}:${key}`;
