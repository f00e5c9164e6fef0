import { gzipSync } from 'node:zlib';
import { nonceMark } from './document.ts';
import { spliceableBrotli } from './spliceableBrotli.ts';

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

/** Length of a nonce in characters: 18 random bytes in base64. */
export const nonceLength = 24;

/**
 * Prepares a page for being sent. Brotli is compressed once, with gaps for the nonce; clients without brotli are few and get gzip
 * made for each answer.
 */
export async function encodePage(html: string, status: number, redirect?: string): Promise<EncodedPage> {
  const pieces = html.split(nonceMark);
  const brotli = await spliceableBrotli(pieces, nonceLength);
  return {
    status,
    redirect,
    bytes: html.length + brotli.byteLength + 512,
    withNonce(nonce, acceptEncoding) {
      if (accepts(acceptEncoding, 'br')) return { body: brotli.join(nonce), encoding: 'br' };
      const body = Buffer.from(pieces.join(nonce));
      if (accepts(acceptEncoding, 'gzip')) return { body: gzipSync(body, { level: 6 }), encoding: 'gzip' };
      return { body };
    },
  };
}
