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
      'You get a mail with a link. Click it within 24 hours.',
      'We review your business by hand, which usually takes 3 to 5 working days.',
      'Once it is approved, we send your account number and you choose a password.',
    ],
  },
};
