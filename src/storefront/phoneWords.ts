/** The words that lead to the company's telephone number, wherever it stands in a sentence. */
export const phoneWords = {
  on: ' on ',
  orRing: ', or ring ',
  orRingUs: 'Or ring us',
} as const;
