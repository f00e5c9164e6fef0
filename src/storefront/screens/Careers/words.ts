export const words = {
  seeOpenings: 'See the openings',
  workingHere: 'Working here',
} as const;
