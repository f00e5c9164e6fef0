import { linkLifetime } from '../../../contract/limits.ts';

/** The own words of the page that confirms a mail address. */
export const words = {
  headings: {
    loading: 'Confirmation of your mail address',
    waiting: 'Verifying...',
    success: 'Success!',
    failure: 'Verification Failed',
    sentAgain: 'Look into your mail',
  },
  helps: {
    unjudged: 'Please check your connection and try again.',
    early: 'Your link has not been tried yet: nothing is lost.',
    refused: `A link works for ${linkLifetime('verify')}, and the newest one only. We gladly send another to the address you registered with.`,
    sentAgain: 'If there is none either, your link may have lost a part: please open the newest one in our mails again, or copy all of it.',
    missing: 'Please open the link in our mail again, or copy all of it.',
  },
  subject: 'The verification link of my account',
  loading: 'Your mail address is confirmed as soon as this page has loaded whole.',
  needsScript: 'That needs JavaScript, which is off in your browser. Please open the link in another browser, or ring or write to us:',
  waiting: 'We are confirming your mail address.',
  newLink: 'Send a new link',
} as const;
