/** Exports of this folder for other folders of the kit only; applications do not see them. */
export type { OpeningState } from './openingHoursModel.ts';
