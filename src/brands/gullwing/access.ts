import { linkLifetime } from '../../contract/limits.ts';
import { paths } from '../../contract/pages.ts';
import type { AccessContent } from '../pages.ts';

/** Gullwing's pages around the login. */
export const access: AccessContent = {
  login: {
    heading: 'Welcome back',
    register: {
      heading: 'Not on our books yet?',
      text: 'Kitchens, fryers and fishmongers are welcome aboard.',
      action: { label: 'Register your business', href: paths.accountForm },
    },
  },
  reset: { lead: `It happens. We e-mail you a link that works for ${linkLifetime('reset')}.` },
  newPassword: {
    heading: 'Choose your password',
    lead: 'At least 8 characters: letters and digits only, one of each. Other devices are logged out.',
  },
};
