/** Bounds the memory of large request bodies while they arrive and are processed, however many arrive at once. */
import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest, preParsingAsyncHookHandler, RequestPayload } from 'fastify';
import { RetryLaterError } from '../errors.ts';

/** Time after which a refused client may try again, in milliseconds. */
const retryAfterMs = 5_000;

/**
 * Bytes count as they arrive, not as announced, so that slow uploads take no room. A body beyond the budget gets 503 only when it has arrived: a client
 * that still sends does not read the answer.
 *
 * @param totalBytes - of all bodies of the routes that share this hook
 */
export function limitBodiesTo(totalBytes: number): preParsingAsyncHookHandler {
  let held = 0;
  return async (request: FastifyRequest, reply: FastifyReply, payload: RequestPayload): Promise<RequestPayload> => {
    const longest = request.routeOptions.bodyLimit;
    let [own, arrived] = [0, 0];
    let [isRefused, isOver] = [false, false];
    const letGo = () => {
      held -= own;
      own = 0;
    };
    // The event `close` comes when the connection ends as well as when the answer does.
    reply.raw.once('close', () => {
      isOver = true;
      letGo();
    });
    async function* count(): AsyncGenerator<Buffer> {
      // A refusal must not close the connection, which still has to send the answer.
      for await (const chunk of (payload as Readable).iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
        arrived += chunk.length;
        if (isOver || (isRefused && arrived > longest)) break;
        if (isRefused) continue;
        own += chunk.length;
        held += chunk.length;
        if (held > totalBytes) {
          isRefused = true;
          letGo();
          continue;
        }
        counted.receivedEncodedLength = own;
        yield chunk;
      }
      if (isRefused) throw new RetryLaterError(503, 'The shop is taking in many files just now. Please try again.', retryAfterMs, 'bodies');
    }
    const counted = Readable.from(count(), { objectMode: false }) as Readable & RequestPayload;
    // A route that refused the body for another reason, such as its length, no longer listens; an unhandled error would end the process.
    counted.on('error', () => {});
    return counted;
  };
}
