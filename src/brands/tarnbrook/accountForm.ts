import { linkLifetime } from '../../contract/limits.ts';
import type { AccountFormContent } from '../pages.ts';

/** Tarnbrook's page Account form. */
export const accountForm: AccountFormContent = {
  heading: 'Open a business account',
  lead: 'We sell to businesses in the United Kingdom only. Tell us about yours and the people who run it.',
  needs: {
    heading: 'What you need',
    points: [
      'VAT registration number',
      'Company registration number',
      'Name, address and mail of each director',
      'A proof of address as PDF or Word file, if you have one to hand: you can do without',
    ],
  },
  next: {
    heading: 'What happens next',
    steps: [
      `We send a link to your business mail. Click it within ${linkLifetime('verify')}.`,
      'We review your business by hand, which usually takes 3 to 5 working days.',
      'Once it is approved, you get a mail with your account number and set a password.',
    ],
  },
  customer: {
    heading: 'You have a business account',
    lead: 'Your account is open, so there is nothing to fill in here. Until your prices open, this is what you can do.',
    ways: {
      products: { title: 'Look through the range', text: 'Over 10K items, with pack sizes, product codes and trade facts.' },
      contact: { title: 'Ask us', text: 'About a product, a delivery or your account: write, ring or come to the counter.' },
      password: { title: 'Change your password', text: 'We send a link to the mail address of your account.' },
      another: { title: 'Register another business', text: 'Its form, with a mail address of its own. You stay logged in.' },
    },
  },
};
