export const accountMenu = {
  /** Names the button; must hold the name as it is shown. */
  label: (name: string): string => `Account of ${name}`,
  /** Text of the button below `lg`, where the name has no room. */
  short: 'Account',
  logOut: 'Log out',
};
