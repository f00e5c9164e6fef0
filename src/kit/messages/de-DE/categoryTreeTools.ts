import type { KitMessages } from '../en-GB.ts';

export const categoryTreeTools: KitMessages['categoryTreeTools'] = {
  found: (count) => (count === 1 ? '1 Kategorie' : `${count} Kategorien`),
  noneFound: (text) => `Keine Kategorie passt zu „${text}“`,
  loading: 'Wird geladen …',
  failed: 'Diese Kategorien konnten nicht geladen werden.',
  retry: 'Noch einmal versuchen',
};
