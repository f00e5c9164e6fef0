/** The words of the page for who is logged in, fetched with it. */
export const loggedInWords = {
  heading: 'You are logged in',
  unavailable: 'Your account cannot be shown at the moment. You are still logged in, and you can log out.',
  business: 'Business',
  logOut: 'Log out',
} as const;
