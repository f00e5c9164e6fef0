/** Which widths of a picture are fetched in which place, and the pictures of the brand. */
import { mediaSrcSet, type MediaWidth } from '../contract/media.ts';
import type { BrandPicture, SharePicture } from '../brands/types.ts';
import type { PictureProps } from '../kit/Picture/index.ts';
import type { SharedPicture } from './head.tsx';

const toSrcSet = (src: string, widths: readonly number[]): string => mediaSrcSet(src, widths as readonly MediaWidth[]);

/** Properties of a picture from the media folder: its widths, and its width on the page. */
function media(widths: readonly MediaWidth[], sizes: string): Pick<PictureProps, 'toSrcSet' | 'widths' | 'sizes'> {
  return { toSrcSet, widths, sizes };
}

const cardWidths = [160, 240, 320, 480] as const;

/**
 * On a card of a product grid, which has 2 columns, 3 from 640 px, and from 1024 px a number by its place. Pictures of products are square, and shown whole: they
 * have 9/16 of the width of a card in a list and of one in thirds, and 3/4 of others.
 */
export const cardMedia = {
  /** 4 beside the filters. */
  list: media(cardWidths, '(min-width: 1320px) 141px, (min-width: 1280px) 135px, (min-width: 1024px) 12vw, (min-width: 640px) 18vw, 26vw'),
  /** 4 over the whole page. */
  page: media(cardWidths, '(min-width: 1440px) 18vw, (min-width: 1400px) 248px, (min-width: 1024px) 18vw, (min-width: 640px) 24vw, 35vw'),
  /** 3 over the whole page, 4 from 1536 px. No more than in a list: its file would take the place of the one that a list preloads. */
  third: media(cardWidths, '(min-width: 1536px) 13vw, (min-width: 640px) 18vw, 26vw'),
  /** 6 over the whole page. */
  dense: media(cardWidths, '(min-width: 1440px) 12vw, (min-width: 1280px) 158px, (min-width: 1024px) 12vw, (min-width: 640px) 24vw, 35vw'),
};

/** On a category tile. */
export const tileMedia = media([160, 240, 320, 480], '(min-width: 1024px) 20vw, (min-width: 640px) 30vw, 44vw');

/** On a low tile, which shows all of a picture of 4:3. */
export const lowTileMedia = media([160, 240, 320, 480], '(min-width: 1536px) 140px, (min-width: 900px) 14vw, 21vw');

/** On a card as wide as a phone, or a third of a wider page. */
export const wideCardMedia = media([320, 480, 640, 960], '(min-width: 640px) 32vw, 92vw');

/** In the gallery: half the page on wide screens; zooming and the full-screen view use the largest. */
export const galleryMedia = media(
  [320, 480, 640, 768, 960, 1280],
  '(min-width: 1440px) 45vw, (min-width: 1280px) 640px, (min-width: 768px) 48vw, 94vw',
);

/** Widths of the gallery's thumbnails. */
export const thumbnailWidths: readonly MediaWidth[] = [96, 160];

/** Beside a suggestion of the search box. */
export const suggestionMedia = media([96, 160], '2.25rem');

/** A picture of the brand's own: half the page wide on wide screens. */
export function brandMedia({ src, srcSet, width, height, alt }: BrandPicture): Omit<PictureProps, 'sx' | 'ref'> {
  const sizes = '(min-width: 768px) 48vw, 88vw';
  return { src, ...(srcSet ? { srcSet, sizes } : {}), width, height, alt, ratio: '3/2' };
}

/** A picture that the brand gives for shared links: all have the one size that every service takes. */
export function brandShare({ src, alt }: SharePicture): SharedPicture {
  return { src, alt, width: 1200, height: 630 };
}
