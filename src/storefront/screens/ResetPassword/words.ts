import { linkLifetime } from '../../../contract/limits.ts';

/** The own words of the page for a lost password. */
export const words = {
  title: 'Lost password',
  sentTitle: 'Password reset link sent',
  description: 'Ask for a link by mail to choose a new password for your business account.',
  back: 'Back to log in',
  customer: {
    lead: `We send a link to choose a new password to the mail address of your account. It works for ${linkLifetime('reset')}.`,
    back: 'Back to your account',
  },
  reset: 'Reset password',
} as const;
