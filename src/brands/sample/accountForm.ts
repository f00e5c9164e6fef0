import type { AccountFormContent } from '../pages.ts';
import { brand } from './index.ts';

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
      `We look at your business, as a rule within ${brand.reviewTime}.`,
      'We send your account number, you choose a password.',
    ],
  },
};
