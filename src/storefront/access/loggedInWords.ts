/** The words for logged-in visitors, fetched with their account. */
export const loggedInWords = {
  heading: 'You are logged in',
  unavailable: 'Your account cannot be shown at the moment. You are still logged in, and you can log out.',
  business: 'Business',
  logOut: 'Log out',
} as const;
