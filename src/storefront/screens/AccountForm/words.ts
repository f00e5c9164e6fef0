/** The own words of the account form. The labels of its fields stand with their definitions, in `contract/forms/accountFields.ts`. */
export const words = {
  title: 'Account Form',
  description:
    'Register your business for trade prices: company, VAT number, directors and proof of address. We review each registration by hand.',
  business: 'Your business',
  vatNumberHint: '9 digits',
  registrationNumberHint: '8 characters, such as 01234567',
  contact: 'Address and contact',
  proofHint: 'Utility bill, bank statement or lease',
  directors: 'Directors',
  received: 'We have your registration',
} as const;
