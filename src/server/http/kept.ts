/** Sends answers that are kept ready. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Encoding, KeptAnswer } from '../catalogue/kept.ts';

/** Smaller bodies gain nothing from compression. */
const compressFromBytes = 1_000;

/** Sends an answer, or 304 when the client has it already. Clients keep answers, but ask each time whether they still hold. */
export async function sendKept(request: FastifyRequest, reply: FastifyReply, answer: KeptAnswer<unknown>): Promise<FastifyReply> {
  void reply.header('etag', answer.etag).header('cache-control', 'no-cache').header('vary', 'Accept-Encoding');
  const known = request.headers['if-none-match'];
  if (known !== undefined && matches(known, answer.etag)) return reply.code(304).send();
  void reply.header('content-type', 'application/json; charset=utf-8');
  const encoding = answer.body.length < compressFromBytes ? undefined : chooseEncoding(request.headers['accept-encoding']);
  if (!encoding) return reply.send(answer.body);
  return reply.header('content-encoding', encoding).send(await answer.encoded(encoding));
}

/** Whether an `If-None-Match` header names a tag, compared weakly. */
function matches(header: string, etag: string): boolean {
  if (header === etag || header === '*') return true;
  const opaque = etag.slice(2);
  return header.includes(opaque) && header.split(',').some((each) => each.trim().replace(/^W\//u, '') === opaque);
}

const encodings: readonly Encoding[] = ['br', 'gzip'];

/** The best compression that an `Accept-Encoding` header allows. */
export function chooseEncoding(header: string | string[] | undefined): Encoding | undefined {
  if (typeof header !== 'string') return undefined;
  const accepted = new Map(
    header.split(',').map((part) => {
      const [name = '', ...parameters] = part.split(';').map((each) => each.trim().toLowerCase());
      const quality = parameters.find((parameter) => parameter.startsWith('q='));
      return [name, quality === undefined ? 1 : Number(quality.slice(2))] as const;
    }),
  );
  return encodings.find((encoding) => (accepted.get(encoding) ?? accepted.get('*') ?? 0) > 0);
}
