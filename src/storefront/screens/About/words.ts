export const words = {
  title: 'About Us',
  nextSteps: 'Next steps',
} as const;
