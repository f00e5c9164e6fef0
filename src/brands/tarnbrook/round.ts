import { brandPicture } from '../parts.ts';
import round from './pictures/round-1280.avif';
import roundSmall from './pictures/round-640.avif';

/** Text alternative of the drawing of a delivery round, for every picture of it. */
export const roundAlt = 'A street of small restaurants and shops in the evening, with the delivery van before a takeaway';

/** The drawing of a delivery round. */
export const shopRound = brandPicture(round, roundSmall, roundAlt);
