/** The own words of the pages with legal texts. */
export const words = {
  lastChanged: 'Last changed on',
  contents: 'Contents',
} as const;
