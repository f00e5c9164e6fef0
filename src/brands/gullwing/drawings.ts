import { brandPicture } from '../parts.ts';
import crewLarge from './pictures/crew-1280.avif';
import crewSmall from './pictures/crew-640.avif';
import house from './pictures/ice-house-1280.avif';
import houseSmall from './pictures/ice-house-640.avif';
import market from './pictures/fish-market-1280.avif';
import marketSmall from './pictures/fish-market-640.avif';

/** The people behind the bench. */
export const crew = brandPicture(crewLarge, crewSmall, 'Four colleagues in aprons and oilskins behind a bench with ice');

/** Text alternative of the drawing of the Ice House. */
export const iceHouseAlt = 'The Ice House on the wharf, its door open, with the delivery van, boxes of fish and a boat';

/** The house on the wharf. */
export const iceHouse = brandPicture(house, houseSmall, iceHouseAlt);

/** Text alternative of the drawing of the quay. */
export const quayAlt = 'Boxes of fish on ice on a quay, with two fishing boats behind them';

/** The quay at dawn. */
export const quay = brandPicture(market, marketSmall, quayAlt);
