import { linkLifetime } from '../../contract/limits.ts';
import type { AccountFormContent } from '../pages.ts';

/** Sample Brand's page Account form. */
export const accountForm: AccountFormContent = {
  heading: 'Open a business account',
  lead: 'Sample text: who can have an account, and how long the form takes.',
  needs: {
    heading: 'Have these ready',
    points: [
      'Your VAT number',
      'Your company number',
      'Who directs the company: names, addresses, mail',
      'A proof of address as PDF or Word file, if one is near',
    ],
  },
  next: {
    heading: 'What happens next',
    steps: [
      `You get a mail with a link. Click it within ${linkLifetime('verify')}.`,
      'We review your business by hand, which usually takes 3 to 5 working days.',
      'Once it is approved, we send your account number and you choose a password.',
    ],
  },
  customer: {
    heading: 'You have a business account',
    lead: 'Sample text: there is nothing to fill in, and what customers can do until prices open.',
    ways: {
      products: { title: 'Look through the range', text: 'Sample text: what is in the range.' },
      contact: { title: 'Ask us', text: 'Sample text: what to ask you about.' },
      password: { title: 'Change your password', text: 'We send a link to the mail address of your account.' },
      another: { title: 'Register another business', text: 'Its form, with a mail address of its own. You stay logged in.' },
    },
  },
};
