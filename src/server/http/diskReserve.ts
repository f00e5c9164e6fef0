/** Keeps room on the disk for work that must go on: the database, its journal, and the answers to visitors who only read. */
import { access, constants, statfs } from 'node:fs/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { errorCode, RetryLaterError } from '../errors.ts';

/** How long the result of a look at the disk holds, in milliseconds: a flood must not ask the disk each time. */
const freshForMs = 1_000;

/** Time after which a client that was turned away may try again, in milliseconds: a person has to make room. */
const retryAfterMs = 300_000;

/** Below the reserve, and on a read-only disk, forms are asked to come back before their body is read. @param folder - on the disk that counts */
export function keepDiskReserve(folder: string, reserveBytes: number): (request: FastifyRequest, reply: FastifyReply) => Promise<void> {
  let known = { freeBytes: Number.POSITIVE_INFINITY, isReadOnly: false };
  let at = Number.NEGATIVE_INFINITY;
  return async ({ log }) => {
    if (performance.now() - at > freshForMs) {
      at = performance.now();
      known = await stateOf(folder);
      if (known.isReadOnly) log.error({ folder }, 'the disk can only be read: forms are turned away until it can be written');
      else if (known.freeBytes < reserveBytes)
        log.error({ freeBytes: known.freeBytes, reserveBytes }, 'the disk is nearly full: forms are turned away until there is room');
    }
    if (known.isReadOnly || known.freeBytes < reserveBytes)
      throw new RetryLaterError(503, 'The shop cannot take anything in at the moment. Please try again later.', retryAfterMs, 'disk');
  };
}

/** The state of the disk by which the server refuses forms: too little room, or a file system that was made read-only, by an operator or by its own errors. */
async function stateOf(folder: string) {
  const [freeBytes, isReadOnly] = await Promise.all([
    // Space that this user may still write.
    statfs(folder).then(
      ({ bavail, bsize }) => bavail * bsize,
      () => Number.POSITIVE_INFINITY,
    ),
    // A folder that is not there yet will be made.
    access(folder, constants.W_OK).then(
      () => false,
      (error: unknown) => ['EROFS', 'EACCES'].includes(errorCode(error) ?? ''),
    ),
  ]);
  return { freeBytes, isReadOnly };
}
