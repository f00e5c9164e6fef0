/** Keeps the memory bounded that large request bodies take while they arrive and are worked on, however many arrive at once. */
import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest, preParsingAsyncHookHandler, RequestPayload } from 'fastify';
import { RetryLaterError } from '../errors.ts';

/** When somebody who was turned away may try again, in milliseconds. */
const retryAfterMs = 5_000;

/**
 * A hook for routes with large bodies. It counts bytes as they arrive, so that slow or broken uploads cost what they have sent and not what they announced.
 *
 * @param totalBytes - of all bodies of the routes that share this hook
 */
export function limitBodiesTo(totalBytes: number): preParsingAsyncHookHandler {
  let held = 0;
  return async (_request: FastifyRequest, reply: FastifyReply, payload: RequestPayload): Promise<RequestPayload> => {
    let own = 0;
    // The connection's end as well as the answer's.
    reply.raw.once('close', () => {
      held -= own;
      own = 0;
    });
    async function* count(): AsyncGenerator<Buffer> {
      // The connection must outlive a refusal, which is still to be sent on it.
      for await (const chunk of (payload as Readable).iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
        own += chunk.length;
        held += chunk.length;
        if (held > totalBytes) throw new RetryLaterError(503, 'The shop is taking in many files just now. Please try again.', retryAfterMs);
        counted.receivedEncodedLength = own;
        yield chunk;
      }
    }
    const counted: RequestPayload = Readable.from(count(), { objectMode: false });
    return counted;
  };
}
