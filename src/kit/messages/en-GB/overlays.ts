/** What opens over the page. */

export const dialog = {
  close: 'Close',
};

export const mobileMenu = {
  title: 'Menu',
  contacts: 'Contact',
  newTab: '(opens in a new tab)',
};

export const resultDialog = {
  success: 'Success',
  failure: 'Failed',
  close: 'Close',
};

export const accountMenu = {
  /** Names the button; must hold the name as it is shown. */
  label: (name: string): string => `Account of ${name}`,
  /** What the button shows below `lg`, where the name has no room. */
  short: 'Account',
  logOut: 'Log out',
};
