import { linkLifetime } from '../../../contract/limits.ts';

/** The own words of the page that confirms an e-mail address. */
export const words = {
  headings: {
    loading: 'Confirming your e-mail address',
    waiting: 'Verifying...',
    success: 'Success!',
    failure: 'Verification Failed',
    sentAgain: 'Check your e-mail',
  },
  helps: {
    unjudged: 'Check your connection and try again.',
    early: 'Your link has not been used yet.',
    refused: `A link works for ${linkLifetime('verify')}, and only the newest one.`,
    sentAgain: 'Still nothing? Open the newest link again, or copy all of it.',
    missing: 'Open our link again, or copy all of it.',
  },
  subject: 'The verification link of my account',
  loading: 'We confirm it once this page has loaded.',
  needsScript: 'That needs JavaScript, which is off. Try another browser, or ring or write:',
  waiting: 'We are confirming your e-mail address.',
  newLink: 'Send a new link',
} as const;
