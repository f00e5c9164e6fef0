/** The formats that pictures are served in: the choice for a client, and the encoders. */
import type { Sharp } from 'sharp';

/** File extensions of the formats, the smallest first. */
export const mediaFormats = ['avif', 'webp', 'jpg'] as const;

export type MediaFormat = (typeof mediaFormats)[number];

export const mediaTypes: Readonly<Record<MediaFormat, string>> = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' };

/** To be increased with every change of the encoders' settings or of `make.ts`, so that older pictures are made anew. */
export const encodingVersion = 1;

/** Widest picture that is part of a page rather than zoomed into, in pixels. */
const onPage = 768;

/**
 * How each format is encoded. Measured on 14 pack shots, per picture on one busy core, with the mean structural similarity to the
 * original (SSIM of the luma, in per cent):
 *
 *                                320 px                     640 px
 *     AVIF  q50, effort 0         7 ms   4.5 kB   98.5       17 ms  11.1 kB   99.1
 *     AVIF  q50, effort 1        24 ms   3.9 kB   98.9       68 ms   8.6 kB   99.3
 *     AVIF  q50, effort 2        33 ms   3.8 kB   99.1      156 ms   8.2 kB   99.4
 *     AVIF  q50, effort 4       356 ms   4.8 kB (other pictures, 4:4:4)
 *     WebP  q75, effort 4        11 ms   5.1 kB   99.2       42 ms  12.9 kB   99.4
 *
 * AVIF is affordable on demand at effort 1: a quarter to a third smaller than WebP for the same looks, and beyond it time doubles for 4 %.
 * Pictures on a page (up to 768 px) are shown on dense screens at less than half their pixels, where AVIF at q40 cannot be told from q50 and is a quarter
 * smaller; the larger ones are zoomed into.
 * JPEG is for link previews and old clients; mozjpeg's tricks triple its time for a tenth of its size.
 */
const encoders: Readonly<Record<MediaFormat, (picture: Sharp, width: number) => Sharp>> = {
  avif: (picture, width) => picture.avif({ quality: width <= onPage ? 40 : 50, effort: 1, chromaSubsampling: '4:2:0' }),
  webp: (picture) => picture.webp({ quality: 75, effort: 4 }),
  jpg: (picture) => picture.jpeg({ quality: 80, progressive: true }),
};

/** Sets a picture's format. `width` is the picture's own, in pixels. */
export const encode = (picture: Sharp, format: MediaFormat, width: number): Sharp => encoders[format](picture, width);

/** AVIF or WebP when the client names them. All others get JPEG, also those that refuse all images: a picture to ignore is of more use than an error. */
export function chooseFormat(accept: string | undefined): MediaFormat {
  if (accept === undefined) return 'jpg';
  const named = new Set(
    accept
      .toLowerCase()
      .split(',')
      .filter((part) => !/;\s*q=0(?:\.0*)?\s*(?:;|$)/u.test(part))
      .map((part) => part.split(';', 1)[0]!.trim()),
  );
  return mediaFormats.find((format) => named.has(mediaTypes[format])) ?? 'jpg';
}
