/** The own words of the page for a lost password. */
export const words = {
  title: 'Lost password',
  sentTitle: 'Password reset link sent',
  description: 'Ask for a link by mail to choose a new password for your business account.',
  back: 'Back to log in',
  reset: 'Reset password',
} as const;
