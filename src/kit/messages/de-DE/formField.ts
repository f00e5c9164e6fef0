import type { KitMessages } from '../en-GB.ts';

export const formField: KitMessages['formField'] = {
  optional: '(freiwillig)',
};
