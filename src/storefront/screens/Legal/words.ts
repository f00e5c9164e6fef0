/** The own words of the pages with legal texts. */
export const words = {
  lastChanged: 'Last changed on',
  sample: '. Sample text: to be reviewed by a solicitor before anyone relies on it.',
  contents: 'Contents',
} as const;
