import type { KitMessages } from '../en-GB.ts';

export const addressFields: KitMessages['addressFields'] = {
  address1: 'Straße und Hausnummer',
  address2: 'Adresszusatz',
  city: 'Ort',
  county: 'Bundesland',
  postCode: 'Postleitzahl',
};
