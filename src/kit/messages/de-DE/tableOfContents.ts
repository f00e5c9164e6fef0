import type { KitMessages } from '../en-GB.ts';

export const tableOfContents: KitMessages['tableOfContents'] = {
  title: 'Auf dieser Seite',
};
