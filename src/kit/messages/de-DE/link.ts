import type { KitMessages } from '../en-GB.ts';

export const link: KitMessages['link'] = {
  newTab: '(öffnet einen neuen Tab)',
};
