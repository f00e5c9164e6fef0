import type { KitMessages } from '../en-GB.ts';

export const accountMenu: KitMessages['accountMenu'] = {
  label: (name) => `Konto von ${name}`,
  short: 'Konto',
  logOut: 'Abmelden',
};
