import { linkLifetime } from '../../contract/limits.ts';
import { paths } from '../../contract/pages.ts';
import type { AccessContent } from '../pages.ts';

/** Gullwing's pages around the login. */
export const access: AccessContent = {
  login: {
    heading: 'Welcome back',
    lead: 'Log in with the user name from our mail, or with your mail address.',
    register: {
      heading: 'Not on our books yet?',
      text: 'Kitchens, fryers and fishmongers are welcome aboard. Tell us who you are, and we look into it.',
      points: [
        'We look at your business and write to you',
        'You choose a password once we know you',
        'Pricing and orders are coming soon, for registered businesses',
      ],
      action: { label: 'Ask for an account', href: paths.accountForm },
    },
  },
  reset: {
    lead: `It happens. Give us your user name or mail address, and a link to choose a new password is on its way. It works for ${linkLifetime('reset')}.`,
  },
  newPassword: {
    heading: 'Choose your password',
    lead: 'Eight characters or more, letters and digits only, at least one of each, and not one of those that people guess first. Every other device is logged out.',
  },
};
