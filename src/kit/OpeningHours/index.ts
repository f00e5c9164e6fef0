export { OpeningHours, type OpeningHoursProps } from './OpeningHours.tsx';
export {
  groupDays,
  openingState,
  type DayGroup,
  type OpeningDay,
  type OpeningException,
  type OpeningSpan,
  type OpeningState,
  type Weekday,
} from './openingHoursModel.ts';
