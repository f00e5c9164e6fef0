import type { KitMessages } from '../en-GB.ts';

export const errorSummary: KitMessages['errorSummary'] = {
  title: 'Bitte prüfen Sie Ihre Angaben',
  place: (group, label) => `${group}, ${label}`,
  inGroup: (group, message) => `${group}: ${message}`,
};
