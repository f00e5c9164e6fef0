export const footer = { contact: 'Contact', hours: 'Opening hours', social: 'Follow us', newTab: '(opens in a new tab)' };
