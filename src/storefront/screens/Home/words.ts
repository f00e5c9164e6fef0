/** The own words of the start page. */
export const words = {
  openAccount: 'Open a business account',
} as const;
