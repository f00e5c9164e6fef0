export const contactCard = {
  telephone: 'Telephone',
  mail: 'Mail',
  messaging: 'Messages',
  address: 'Address',
  hours: 'Opening hours',
};
