/** The words of the customer's page, fetched with it. */
export const words = {
  unavailable: 'We cannot show your account just now. You are still logged in.',
  business: 'Business',
  userName: 'Account number',
  telephone: 'Telephone',
  address: 'Address',
  delivery: 'Delivery',
  application: 'Your application',
  history: { submitted: 'Registered', verified: 'E-mail confirmed', approved: 'Approved' } as Readonly<Record<string, string>>,
  reference: 'Reference',
  changePassword: 'Change password',
  changes: 'Something has changed? Tell us',
  logOut: 'Log out',
  hours: 'Opening hours',
} as const;
