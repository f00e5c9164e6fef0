import type { KitMessages } from '../en-GB.ts';

export const directorFields: KitMessages['directorFields'] = {
  legend: (position, total) => `Geschäftsführer ${position} von ${total}`,
  shortName: (position) => `Geschäftsführer ${position}`,
  firstName: 'Vorname',
  middleName: 'Zweiter Vorname',
  lastName: 'Nachname',
  sameAddress: 'Gleiche Anschrift wie das Unternehmen',
  mail: 'Persönliche E-Mail-Adresse',
  landlineNo: 'Festnetznummer',
  mobileNo: 'Mobilnummer',
  add: 'Weiteren Geschäftsführer hinzufügen',
  full: (max) => `Sie können bis zu ${max} Geschäftsführer angeben`,
};
