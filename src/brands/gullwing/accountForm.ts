import { linkLifetime } from '../../contract/limits.ts';
import type { AccountFormContent } from '../pages.ts';

/** Gullwing's page Account form. */
export const accountForm: AccountFormContent = {
  heading: 'Buy from the wharf',
  lead: 'An account is for kitchens, fishmongers and fryers in the United Kingdom. If the telephone rings in between, what you typed waits for you here.',
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
    heading: 'Then it is our turn',
    steps: [
      `You get a mail with a link. Click it within ${linkLifetime('verify')}.`,
      'We look at your business, which usually takes 3 to 5 working days.',
      'Once it is approved, we send your account number and you choose a password.',
    ],
  },
  customer: {
    heading: 'You are on our books',
    lead: 'Your kitchen has its account, so there is no form to fill in. Prices are not up yet; here is what you can do meanwhile.',
    ways: {
      products: { title: 'See the whole range', text: 'What comes off the boats, and all that goes with it.' },
      contact: { title: 'Ask the wharf', text: 'About a fish, a delivery or your account. Somebody answers.' },
      password: { title: 'Change your password', text: 'A link goes to the mail address of your account.' },
      another: { title: 'Register a second kitchen', text: 'It gets a form, a mail address and an account of its own.' },
    },
  },
};
