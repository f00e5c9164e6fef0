import type { BrandPicture } from '../types.ts';
import round from './pictures/round-1280.webp';
import roundSmall from './pictures/round-640.webp';

/** Text alternative of the drawing of a delivery round, for every picture of it. */
export const roundAlt = 'A street of small restaurants and shops in the evening, with the delivery van before a takeaway';

/** The drawing of a delivery round. */
export const shopRound: BrandPicture = {
  src: round,
  srcSet: `${roundSmall} 640w, ${round} 1280w`,
  width: 1280,
  height: 800,
  alt: roundAlt,
};
