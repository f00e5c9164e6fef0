import { linkLifetime } from '../../contract/limits.ts';
import type { AccountFormContent } from '../pages.ts';

/** Tarnbrook's page Account form. */
export const accountForm: AccountFormContent = {
  heading: 'Open a business account',
  lead: 'We sell to businesses in the United Kingdom only.',
  needs: {
    heading: 'What you need',
    points: ['VAT and company numbers', 'Each director’s name, e-mail and address', 'Proof of address, PDF or Word, if to hand'],
  },
  next: {
    heading: 'What happens next',
    steps: [
      `Within ${linkLifetime('verify')}, click the link we e-mail you.`,
      'We review your business in 3 to 5 working days.',
      'You get your account number and choose a password.',
    ],
  },
};
