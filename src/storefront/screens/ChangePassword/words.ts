/** The own words of the page for a new password. */
export const words = {
  title: 'New password',
  done: 'Password changed',
  confirm: 'Confirm password',
  newLink: 'Ask for a new link',
  subject: 'I cannot change my password',
  incomplete: {
    title: 'Your link is incomplete',
    text: 'The end of it is missing, which says whose password it is, and which the address of this page no longer shows. Please open the link in our mail again, or copy all of it from there.',
  },
  advice: {
    1: 'A second word makes it much harder to guess.',
    2: 'A longer word or some more digits make it harder to guess.',
  },
} as const;
