/** Keeps the memory bounded that large request bodies take while they arrive and are worked on, however many arrive at once. */
import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest, preParsingAsyncHookHandler, RequestPayload } from 'fastify';
import { RetryLaterError } from '../errors.ts';

/** When somebody who was turned away may try again, in milliseconds. */
const retryAfterMs = 5_000;

/**
 * A hook for routes with large bodies. It counts bytes as they arrive, so that slow or broken uploads cost what they have sent and not what they announced.
 * What is too much is turned away with 503 once it has arrived: who still sends does not read the answer, and a connection cut off in between would lose it.
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
    // The connection's end as well as the answer's.
    reply.raw.once('close', () => {
      isOver = true;
      letGo();
    });
    async function* count(): AsyncGenerator<Buffer> {
      // The connection must outlive a refusal, which is still to be sent on it.
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
      if (isRefused) throw new RetryLaterError(503, 'The shop is taking in many files just now. Please try again.', retryAfterMs);
    }
    const counted = Readable.from(count(), { objectMode: false }) as Readable & RequestPayload;
    // Whoever refused the body for a reason of their own, such as its length, no longer listens; unheard, an error would end the process.
    counted.on('error', () => {});
    return counted;
  };
}
