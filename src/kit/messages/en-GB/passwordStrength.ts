export const passwordStrength = {
  label: 'Password strength',
  /** From 0, guessed first, to 4. */
  level: (level: 0 | 1 | 2 | 3 | 4): string => (['Too easy to guess', 'Weak', 'Fair', 'Good', 'Strong'] as const)[level],
  /** Nothing has been typed that can be judged. */
  none: 'Not judged yet',
  /** Read out. */
  said: (level: string): string => `Password strength: ${level}`,
  /** Read out. */
  advised: (level: string, advice: string): string => `Password strength: ${level}. ${advice}`,
};
