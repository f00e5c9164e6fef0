import { brandPicture } from '../parts.ts';
import market from './pictures/fish-market-1280.webp';
import marketSmall from './pictures/fish-market-640.webp';
import round from './pictures/round-1280.webp';
import roundSmall from './pictures/round-640.webp';

/** Text alternative of the drawing of a delivery round, for every picture of it. */
export const roundAlt = 'A street of fish restaurants and shops at sunrise, with the delivery van before a fish and chip shop';

/** The drawing of a delivery round. */
export const shopRound = brandPicture(round, roundSmall, roundAlt);

/** Text alternative of the drawing of the quay. */
export const quayAlt = 'Boxes of fish on ice on a quay, with two fishing boats behind them';

/** The quay at dawn. */
export const quay = brandPicture(market, marketSmall, quayAlt);
