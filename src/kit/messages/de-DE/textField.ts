import type { KitMessages } from '../en-GB.ts';
import { wholeNumber } from './numbers.ts';

export const textField: KitMessages['textField'] = {
  limit: (max) => `Sie können bis zu ${wholeNumber(max)} Zeichen eingeben`,
  left: (count) => {
    const amount = wholeNumber(Math.abs(count));
    return count < 0 ? `${amount} Zeichen zu viel` : `Noch ${amount} Zeichen`;
  },
};
