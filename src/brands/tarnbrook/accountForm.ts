import type { AccountFormContent } from '../pages.ts';

/** Tarnbrook's page Account form. */
export const accountForm: AccountFormContent = {
  heading: 'Open a business account',
  lead: 'We sell to businesses in the United Kingdom only. Tell us about yours and the people who run it. What you type stays in this browser tab until you send it; tick the box below to have it kept for longer.',
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
      'We send a link to your business mail. Click it within 24 hours.',
      'We review your business by hand, which usually takes 3 to 5 working days.',
      'Once it is approved, you get a mail with your account number and set a password.',
    ],
  },
};
