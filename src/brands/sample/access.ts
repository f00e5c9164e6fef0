import { linkLifetime } from '../../contract/limits.ts';
import { paths } from '../../contract/pages.ts';
import type { AccessContent } from '../pages.ts';

/** Sample Brand's pages around the login. */
export const access: AccessContent = {
  login: {
    heading: 'Welcome back',
    register: {
      heading: 'No account yet?',
      text: 'Sample text: who can have one.',
      action: { label: 'Ask for an account', href: paths.accountForm },
    },
  },
  reset: { lead: `Enter your user name or e-mail address. The link works for ${linkLifetime('reset')}.` },
  newPassword: {
    heading: 'Choose your password',
    lead: 'At least 8 characters: letters and digits only, one of each. Other devices are logged out.',
  },
};
