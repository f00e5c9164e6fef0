export const mobileMenu = { title: 'Menu', contacts: 'Contact', newTab: '(opens in a new tab)' };
