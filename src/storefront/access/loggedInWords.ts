/** The words for logged-in visitors, fetched with their account. */
export const loggedInWords = {
  heading: 'You are logged in',
  unavailable: 'We cannot show your account just now. You are still logged in.',
  business: 'Business',
  logOut: 'Log out',
} as const;
