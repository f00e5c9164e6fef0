/** The own words of the account form. The labels of its fields stand with their definitions, in `contract/forms/accountFields.ts`. */
export const words = {
  title: 'Account Form',
  description:
    'Register your business for trade prices: company, VAT number, directors and proof of address. We review each registration by hand.',
  business: 'Your business',
  nameHint: 'As registered',
  vatNumberHint: '9 digits, with or without GB',
  registrationNumberHint: '8 characters, such as 01234567 or SC123456',
  contact: 'Address and contact',
  mailHint: 'We send the verification link here',
  proof1: 'Proof of address 1',
  proofHint: 'A utility bill, bank statement or lease in the name of the business',
  proof2: 'Proof of address 2',
  directors: 'Directors',
  directorsDescription: 'Everybody who is a director of the business.',
  directorProof: 'Proof of address',
  received: {
    heading: 'We have your registration',
    stays:
      'It stays here until you close this tab. Note the reference, or print this page, for later. The form below is empty, for another business.',
    goes: 'Note the reference, or print this page: it is gone after a reload. The form below is empty, for another business.',
    another: 'Register another business',
  },
} as const;
