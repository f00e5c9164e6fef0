/** Limits of how often somebody may do a thing, counted in PostgreSQL: they outlast a restart, and all servers count together. */
import { createHash } from 'node:crypto';
import { RateLimiterPostgres, RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible';
import type { Database } from '../database/index.ts';

/** Options of a limiter. */
export interface RateLimitOptions {
  /** Name of the limit; each has counts of its own. */
  readonly name: string;
  /** How often it may be done within the duration. */
  readonly points: number;
  /** How long a count lasts from its first point on, in seconds. */
  readonly duration: number;
}

/** A limiter of `rate-limiter-flexible` over the shop's database. Its keys are hashed by {@link limitKey}. */
export function rateLimiter({ pool }: Pick<Database, 'pool'>, { name, points, duration }: RateLimitOptions): RateLimiterPostgres {
  return new RateLimiterPostgres({
    storeClient: pool,
    storeType: 'pool',
    tableName: 'rate_limit',
    tableCreated: true,
    keyPrefix: name,
    points,
    duration,
  });
}

/** A key for a limiter: a hash, so that keys have one length and the table contains no names or addresses. */
export function limitKey(...parts: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
}

/**
 * Uses points up: one, unless more are named.
 *
 * @param duration in seconds, if another than the limiter's
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
