import { linkLifetime } from '../../contract/limits.ts';
import { paths } from '../../contract/pages.ts';
import type { AccessContent } from '../pages.ts';

/** Sample Brand's pages around the login. */
export const access: AccessContent = {
  login: {
    heading: 'Welcome back',
    lead: 'Log in with the user name from our mail, or with your mail address.',
    register: {
      heading: 'No account yet?',
      text: 'Sample text: who can have one.',
      points: ['We review your business and write to you', 'Sample text: another advantage'],
      action: { label: 'Ask for an account', href: paths.accountForm },
    },
  },
  reset: {
    lead: `Give us your user name or mail address, and we send a link to choose a new password. It works for ${linkLifetime('reset')}.`,
  },
  newPassword: {
    heading: 'Choose your password',
    lead: 'Eight characters or more, letters and digits only, at least one of each, and not one of those that people guess first. Every other device is logged out.',
  },
};
