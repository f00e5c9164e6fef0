/** The own words of the page about the company. */
export const words = {
  title: 'About Us',
  nextSteps: 'Next steps',
} as const;
