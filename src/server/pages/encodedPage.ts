import { gzipSync } from 'node:zlib';
import { chooseEncoding } from '../http/kept.ts';
import { nonceMark } from './document.ts';
import { spliceableBrotli } from './spliceableBrotli.ts';

/** A page ready to be sent many times, each time with another nonce. */
export interface EncodedPage {
  status: number;
  redirect: string | undefined;
  /** What keeping it costs. */
  bytes: number;
  /** The body for one answer. `encoding` is absent when it is not compressed. */
  withNonce(nonce: string, acceptEncoding: string | string[] | undefined): { body: Buffer; encoding?: 'br' | 'gzip' };
}

/** Random bytes of a nonce; a multiple of 3, so that base64 needs no padding. */
export const nonceBytes = 18;

const nonceLength = (nonceBytes / 3) * 4;

/** As many visitors make it worth to compress a page again, harder. */
const visitsOfPopular = 3;

/** A tenth smaller than what a page is first sent with, for many times the work. */
const hardQuality = 11;

/** One page at a time, so that this never takes the threads that files and passwords need. */
let isCompressingHard = false;

/**
 * Prepares a page for being sent. Brotli is compressed once, with gaps for the nonce, and once more beside the answers when the page turns out to be
 * asked for often; clients without brotli are few and get gzip made for each answer.
 */
export async function encodePage(html: string, status: number, redirect?: string): Promise<EncodedPage> {
  const pieces = html.split(nonceMark);
  let brotli = await spliceableBrotli(pieces, nonceLength);
  let visits = 0;
  let isHard = false;

  async function compressHard(): Promise<void> {
    isCompressingHard = true;
    isHard = true;
    try {
      brotli = await spliceableBrotli(pieces, nonceLength, hardQuality);
    } finally {
      isCompressingHard = false;
    }
  }

  return {
    status,
    redirect,
    bytes: html.length + brotli.byteLength + 512,
    withNonce(nonce, acceptEncoding) {
      const encoding = chooseEncoding(acceptEncoding);
      visits += 1;
      // What it was first sent with still reads back, so a failure costs nothing but the gain.
      if (visits >= visitsOfPopular && !isHard && !isCompressingHard) compressHard().catch(() => undefined);
      if (encoding === 'br') return { body: brotli.join(nonce), encoding };
      const body = Buffer.from(pieces.join(nonce));
      return encoding === 'gzip' ? { body: gzipSync(body), encoding } : { body };
    },
  };
}
