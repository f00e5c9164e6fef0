export const header = { contacts: 'Contact', newTab: '(opens in a new tab)' };
