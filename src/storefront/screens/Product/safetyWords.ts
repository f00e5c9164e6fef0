/** The words about the hazards of a chemical, fetched with them. */
export const safetyWords = {
  heading: 'Safety',
  sheet: 'Safety data sheet',
  ask: 'Ask for the safety data sheet',
  askSubject: (product: string) => `Safety data sheet: ${product}`,
} as const;
