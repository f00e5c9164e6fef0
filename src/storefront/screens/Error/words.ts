export const words = {
  unexpected: 'An unexpected error occurred. Please try again later.',
  notSent: 'Your form was not sent',
  needsScript: 'Our forms need JavaScript, which is off or did not load.',
  otherWays: 'Ring or write to us, or go back and try again.',
  nothingLost: 'What you typed is kept: “Try again” takes you back to it.',
} as const;
