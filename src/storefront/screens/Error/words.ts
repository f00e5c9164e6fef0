/** The own words of the error page. */
export const words = {
  title: 'Something Went Wrong',
  unexpected: 'An unexpected error occurred. Please try again later.',
  nothingLost: 'Nothing you entered is lost: it is kept in this tab. “Try again” leads back to it.',
} as const;
