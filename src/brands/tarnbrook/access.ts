import type { AccessContent } from '../pages.ts';
import { brand } from './index.ts';

/** Tarnbrook's pages around the login. */
export const access: AccessContent = {
  login: {
    heading: 'Log in',
    lead: 'For businesses whose account has been approved.',
    register: {
      heading: 'New to Tarnbrook?',
      text: 'Open a business account. It costs nothing and takes about ten minutes.',
      points: [
        `We answer within ${brand.reviewTime}`,
        'You choose your password once the account is approved',
        'Prices and orders are coming soon, to account holders first',
      ],
      action: { label: 'Open a business account', href: '/account-form' },
    },
  },
  reset: {
    lead: 'Tell us the user name or the mail address of your account, and we send a link to choose a new password. It works for one hour.',
  },
  newPassword: {
    heading: 'Choose your password',
    lead: 'At least 8 characters, letters and digits only, with at least one of each. Then log in with it; wherever you were logged in before, you are logged out.',
  },
};
