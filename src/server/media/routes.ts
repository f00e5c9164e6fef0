import type { FastifyPluginCallback, FastifyReply, FastifyRequest } from 'fastify';
import { defaultMediaWidth, mediaBase, mediaWidths, type MediaWidth } from '../../contract/media.ts';
import { chooseFormat, mediaTypes } from './formats.ts';
import { isDatabaseUnavailable } from '../database/unavailable.ts';
import { unavailableRetrySeconds } from '../http/errors.ts';
import { MissingPictureError } from './make.ts';
import { Pictures, type PicturesOptions } from './pictures.ts';
import { RetryLaterError } from '../errors.ts';
import { MediaUnavailableError } from './store.ts';
import { routes } from '../http/validation.ts';

/** One spelling per width, so that requests cannot fill caches with variations. */
const widthByQuery = new Map<string, MediaWidth>([['', defaultMediaWidth], ...mediaWidths.map((width) => [`?w=${width}`, width] as const)]);

/** `GET /media/:hash/:name?w=…`, see `contract/media.ts`. The name is for people and search engines; the hash decides. */
export function mediaRoutes(options: PicturesOptions): FastifyPluginCallback {
  return routes((app) => {
    const pictures = new Pictures(options, app.log);
    app.addHook('onClose', () => pictures.close());
    app.addHook('onRequest', (_request, reply, next) => {
      // Other sites show the picture of a shared product page; no picture is secret.
      void reply.header('cross-origin-resource-policy', 'cross-origin');
      next();
    });
    app.setErrorHandler(sendFailure);

    app.get<{ Params: { hash: string } }>(`${mediaBase}/:hash/:name`, async (request, reply) => {
      const { hash } = request.params;
      const query = request.url.indexOf('?');
      const width = widthByQuery.get(query === -1 ? '' : request.url.slice(query));
      if (width === undefined || !/^[0-9a-f]{12}$/u.test(hash)) return sendMissing(request, reply);

      const gone = new AbortController();
      reply.raw.once('close', () => gone.abort());
      const wanted = { hash, width, format: chooseFormat(request.headers.accept) };
      const { content, etag } = await pictures.get(wanted, gone.signal);
      void reply.header('cache-control', 'public, max-age=31536000, immutable').header('etag', etag).header('vary', 'Accept');
      if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send();
      return reply.type(mediaTypes[wanted.format]).send(content);
    });

    app.get(`${mediaBase}/*`, sendMissing);
  });
}

function sendFailure(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error instanceof MissingPictureError) return sendMissing(request, reply);
  if (error instanceof MediaUnavailableError) request.log.warn({ err: error }, 'store of pictures cannot be used');
  if (error instanceof RetryLaterError)
    return sendText(reply.header('retry-after', error.retryAfterSeconds), error.statusCode, error.message);
  if (isDatabaseUnavailable(error)) {
    request.log.warn({ err: error }, 'picture could not be served for the moment');
    return sendText(reply.header('retry-after', unavailableRetrySeconds), 503, 'This picture cannot be shown now. Please try again.');
  }
  if (reply.raw.destroyed) return sendText(reply, 499, 'The client is gone.');
  request.log.error({ err: error }, 'picture could not be served');
  return sendText(reply, 500, 'This picture cannot be shown now.');
}

/** Answers that there is no such picture, cached for a minute only, since the next import may bring it. */
function sendMissing(_request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return sendText(reply.header('cache-control', 'public, max-age=60'), 404, 'There is no such picture.');
}

function sendText(reply: FastifyReply, status: number, text: string): FastifyReply {
  return reply.code(status).type('text/plain; charset=utf-8').send(text);
}
