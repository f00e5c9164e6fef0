import type { FastifyBaseLogger } from 'fastify';
import type { BrandRetention } from '../../brands/types.ts';
import { whileLocked } from '../database/advisoryLock.ts';
import type { PersonalDataPlaces } from './person.ts';
import { applyRetention, removeOldMailFiles, type RetentionResult } from './retention.ts';

/** Hour of the day, in UTC, with the fewest visitors. */
const quietHour = 3;

/** Of several processes on one database one does so; the others only tidy their own folders. @returns a function that ends it */
export function applyRetentionNightly(
  places: PersonalDataPlaces,
  periods: BrandRetention | undefined,
  logger: Pick<FastifyBaseLogger, 'info' | 'error'>,
): () => Promise<void> {
  if (!periods) return async () => {};
  let timer: NodeJS.Timeout;
  let running = Promise.resolve();
  const plan = () => {
    timer = setTimeout(() => {
      running = applyRetentionOnce(places, periods).then(
        (results) => logger.info({ results }, 'data was taken away that was kept long enough'),
        (error: unknown) => logger.error({ err: error }, 'data that was kept long enough could not be taken away'),
      );
      plan();
    }, untilNight(new Date()));
    timer.unref();
  };
  plan();
  return async () => {
    clearTimeout(timer);
    await running;
  };
}

/** While another process does so, only on the mails in this process's folder. @returns numbers of deleted records; else undefined */
export async function applyRetentionOnce(places: PersonalDataPlaces, periods: BrandRetention): Promise<RetentionResult[] | undefined> {
  const results = await whileLocked(places.database.kysely, 'retention', () => applyRetention(places, periods, { isDryRun: false }));
  if (!results) await removeOldMailFiles(places, periods, { isDryRun: false });
  return results;
}

/** Milliseconds until the next quiet hour begins. */
export function untilNight(now: Date): number {
  const night = new Date(now);
  night.setUTCHours(quietHour, 0, 0, 0);
  if (night <= now) night.setUTCDate(night.getUTCDate() + 1);
  return night.getTime() - now.getTime();
}
