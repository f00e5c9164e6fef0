/**
 * Pictures. An address such as `/media/9f2c1ab37d10/orange-drink-front` answers with the picture at its default width; `?w=` asks for
 * one of {@link mediaWidths}, any other width is a 404. The format follows the `Accept` header (AVIF, WebP, else JPEG), and since
 * the address names the content, answers may be cached for ever.
 */

export const mediaBase = '/media';

/** Widths in pixels that pictures are served at, each with a page that uses it. */
export const mediaWidths = [96, 160, 240, 320, 480, 640, 768, 960, 1280] as const;

export type MediaWidth = (typeof mediaWidths)[number];

export const defaultMediaWidth: MediaWidth = 640;

export function mediaAtWidth(address: string, width: MediaWidth): string {
  return `${address}?w=${width}`;
}

export function mediaSrcSet(address: string, widths: readonly MediaWidth[]): string {
  return widths.map((width) => `${mediaAtWidth(address, width)} ${width}w`).join(', ');
}
