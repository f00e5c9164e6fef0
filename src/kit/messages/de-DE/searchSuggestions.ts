import type { KitMessages } from '../en-GB.ts';
import { wholeNumber } from './numbers.ts';

export const searchSuggestions: KitMessages['searchSuggestions'] = {
  label: 'Vorschläge',
  count: (total) => (total === 1 ? '1 Vorschlag' : `${wholeNumber(total)} Vorschläge`),
  none: 'Keine Vorschläge',
  loading: 'Vorschläge werden gesucht …',
};
