export const words = {
  title: 'New password',
  done: 'Password changed',
  confirm: 'Confirm password',
  newLink: 'Ask for a new link',
  subject: 'I cannot change my password',
  incomplete: {
    title: 'Your link is incomplete',
    text: 'Open the link in our e-mail again, or copy all of it.',
  },
  advice: {
    1: 'A second word makes it much harder to guess.',
    2: 'A longer word or more digits make it harder to guess.',
  },
} as const;
