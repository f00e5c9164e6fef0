/** The own words of the careers page. */
export const words = {
  title: 'Careers',
  seeOpenings: 'See the openings',
  workingHere: 'Working here',
} as const;
