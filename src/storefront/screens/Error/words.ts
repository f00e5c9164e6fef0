/** The own words of the error page. */
export const words = {
  title: 'Something Went Wrong',
  unexpected: 'An unexpected error occurred. Please try again later.',
  notSent: 'Your form was not sent',
  needsScript: 'This shop’s forms need JavaScript, which is off in your browser or did not load. Nothing reached us.',
  otherWays: 'Please ring us or write to us, or go back and try again: most browsers still have what you entered.',
  nothingLost: 'Nothing you entered is lost: it is kept in this tab. “Try again” leads back to it.',
} as const;
