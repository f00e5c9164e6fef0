export { OpeningHours, type OpeningHoursProps } from './OpeningHours.tsx';
export { groupDays, openingState } from './openingHoursModel.ts';
export type { DayGroup, OpeningDay, OpeningException, OpeningSpan, OpeningState, Weekday } from './openingHoursModel.ts';
