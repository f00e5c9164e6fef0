import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** Of a proxy, safe in a log line. */
const saneId = /^[\w.:-]{8,64}$/u;

const process = randomBytes(6).toString('hex');

let count = 0;

/** A new id. Counting costs a twentieth of drawing a UUID. */
export function newRequestId(): string {
  count += 1;
  return `${process}-${count.toString(36)}`;
}

/** `X-Request-Id` counts only from a trusted proxy: others could give many requests one id, or one that a log already has. */
export function requestIds(isTrusted: (address: string) => boolean): (request: Pick<IncomingMessage, 'headers' | 'socket'>) => string {
  return ({ headers, socket }) => {
    const given = headers['x-request-id'];
    // A request without a header is not worth the look at its address.
    return typeof given === 'string' && saneId.test(given) && isTrusted(socket.remoteAddress ?? '') ? given : newRequestId();
  };
}
