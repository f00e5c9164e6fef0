import { linkLifetime } from '../../../contract/limits.ts';

export const words = {
  title: 'Lost password',
  sentTitle: 'Password reset link sent',
  description: 'Ask for an e-mailed link to choose a new password for your business account.',
  back: 'Back to log in',
  customer: {
    lead: `We e-mail you a link to choose a new password. It works for ${linkLifetime('reset')}.`,
    back: 'Back to your account',
  },
  reset: 'Reset password',
} as const;
