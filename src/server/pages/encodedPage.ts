import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { nonceMark } from './document.ts';
import { spliceableBrotli, type Spliceable } from './spliceableBrotli.ts';

/** A page ready to be sent many times, each time with another nonce. */
export interface EncodedPage {
  status: number;
  redirect: string | undefined;
  /** What keeping it costs. */
  bytes: number;
  /** The body for one answer. `encoding` is absent when it is not compressed. */
  withNonce(nonce: string, acceptEncoding: string): { body: Buffer; encoding?: 'br' | 'gzip' };
}

const accepts = (header: string, encoding: string): boolean => new RegExp(`\\b${encoding}\\b(?!\\s*;\\s*q=0(?:\\.0*)?(?:,|$|\\s))`, 'iu').test(header);

/**
 * Prepares a page for being sent. Brotli is compressed once, with gaps for the nonce; clients without brotli are few and get gzip
 * made for each answer.
 */
export function encodePage(html: string, status: number, redirect?: string): EncodedPage {
  const pieces = html.split(nonceMark);
  let brotli: Spliceable | undefined;
  return {
    status,
    redirect,
    bytes: html.length * 2 + 1024,
    withNonce(nonce, acceptEncoding) {
      if (accepts(acceptEncoding, 'br')) {
        brotli ??= spliceableBrotli(pieces, nonce.length);
        return { body: brotli.join(nonce), encoding: 'br' };
      }
      const body = Buffer.from(pieces.join(nonce));
      if (accepts(acceptEncoding, 'gzip')) return { body: gzipSync(body, { level: 6 }), encoding: 'gzip' };
      return { body };
    },
  };
}

/** Brotli at the level that costs about as much as gzip and is smaller. */
export function compressOnce(body: Buffer): Buffer {
  return brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: body.length } });
}
