import { brandPicture } from '../parts.ts';
import round from './pictures/round-1280.webp';
import roundSmall from './pictures/round-640.webp';

/** Text alternative of the drawing of a delivery round, for every picture of it. */
export const roundAlt = 'A street of fish restaurants and shops at sunrise, with the delivery van before a fish and chip shop';

/** The drawing of a delivery round. */
export const shopRound = brandPicture(round, roundSmall, roundAlt);
