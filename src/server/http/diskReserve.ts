/** Keeps room on the disk for what must go on: the database, its journal, and the answers of those who only look. */
import { statfs } from 'node:fs/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { RetryLaterError } from '../errors.ts';

/** How long what was found holds, in milliseconds: a flood must not ask the disk each time. */
const freshForMs = 1_000;

/** When who was turned away may try again, in milliseconds: room is made by a person. */
const retryAfterMs = 300_000;

/**
 * A hook for routes that take something in. Below the reserve they are told to come back, before anything of the body is read; room on the disk opens them again.
 *
 * @param folder - on the disk that counts; where the system does not tell, everything is taken in
 * @param reserveBytes - that stay free
 */
export function keepDiskReserve(folder: string, reserveBytes: number): (request: FastifyRequest, reply: FastifyReply) => Promise<void> {
  let [known, at] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  return async ({ log }) => {
    if (performance.now() - at > freshForMs) {
      at = performance.now();
      known = await freeBytes(folder);
      if (known < reserveBytes)
        log.error({ freeBytes: known, reserveBytes }, 'the disk is nearly full: forms are turned away until there is room');
    }
    if (known < reserveBytes)
      throw new RetryLaterError(503, 'The shop cannot take anything in at the moment. Please try again later.', retryAfterMs);
  };
}

/** What this user may still write. A folder that is not there yet will be made. */
async function freeBytes(folder: string): Promise<number> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}
