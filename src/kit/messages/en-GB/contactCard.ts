export const contactCard = {
  telephone: 'Telephone',
  mail: 'E-mail',
  messaging: 'Messages',
  address: 'Address',
  hours: 'Opening hours',
};
