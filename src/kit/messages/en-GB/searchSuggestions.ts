import { wholeNumber } from './numbers.ts';

export const searchSuggestions = {
  label: 'Suggestions',
  /** Read out. */
  count: (total: number): string => (total === 1 ? '1 suggestion' : `${wholeNumber(total)} suggestions`),
  /** Read out. */
  none: 'No suggestions',
  loading: 'Looking for suggestions …',
};
