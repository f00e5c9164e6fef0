import { wholeNumber } from './numbers.ts';

export const textField = {
  limit: (max: number): string => `You can enter up to ${wholeNumber(max)} characters`,
  /** Below zero: so many too many. */
  left: (count: number): string => {
    const amount = wholeNumber(Math.abs(count));
    const characters = Math.abs(count) === 1 ? 'character' : 'characters';
    return count < 0 ? `${amount} ${characters} too many` : `${amount} ${characters} left`;
  },
};
