import type { KitMessages } from '../en-GB.ts';

export const passwordField: KitMessages['passwordField'] = {
  show: (label) => `${label} anzeigen`,
  hide: (label) => `${label} verbergen`,
  shown: (label) => `${label} ist sichtbar`,
  hidden: (label) => `${label} ist verborgen`,
};
