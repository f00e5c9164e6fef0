import { linkLifetime } from '../../contract/limits.ts';
import { paths } from '../../contract/pages.ts';
import type { AccessContent } from '../pages.ts';

/** Tarnbrook's pages around the login. */
export const access: AccessContent = {
  login: {
    heading: 'Log in',
    lead: 'For businesses whose account has been approved.',
    register: {
      heading: 'New to Tarnbrook?',
      text: 'Pricing and orders need a business account.',
      points: [
        'We review your business and write to you',
        'You choose your password once the account is approved',
        'Pricing and orders are coming soon, for registered businesses',
      ],
      action: { label: 'Open a business account', href: paths.accountForm },
    },
  },
  reset: {
    lead: `Tell us the user name or the mail address of your account, and we send a link to choose a new password. It works for ${linkLifetime('reset')}.`,
  },
  newPassword: {
    heading: 'Choose your password',
    lead: 'At least 8 characters, letters and digits only, with at least one of each, and not one of those that people guess first. Then log in with it; wherever you were logged in before, you are logged out.',
  },
};
