import { linkLifetime } from '../../contract/limits.ts';
import type { AccountFormContent } from '../pages.ts';

/** Gullwing's page Account form. */
export const accountForm: AccountFormContent = {
  heading: 'Register your business',
  lead: 'For kitchens, fishmongers and fryers in the United Kingdom.',
  needs: {
    heading: 'Have these ready',
    points: ['VAT and company numbers', 'Each director’s name, e-mail and address', 'Proof of address, PDF or Word, if to hand'],
  },
  next: {
    heading: 'What comes next',
    steps: [
      `Within ${linkLifetime('verify')}, click the link we e-mail you.`,
      'We check your details: 3 to 5 working days.',
      'We send your account number; you choose a password.',
    ],
  },
};
