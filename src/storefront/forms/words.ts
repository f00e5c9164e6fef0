/** The words that all forms say alike around their fields. */
export const words = {
  connectionBack: {
    title: 'You are back online',
    text: 'Everything you typed is still here.',
    sendNow: 'Send now',
  },
  offline: 'You are offline. Carry on: what you type is kept.',
  noConnection: (holdsFiles: boolean) =>
    `You are offline, so nothing was sent. What you typed${holdsFiles ? ' and your files are' : ' is'} kept until you are back online.`,
  delivery: {
    uk: (postCode: string) => `Yes, we deliver to ${postCode}.`,
    outside: (postCode: string) => `${postCode} is outside the United Kingdom. Ring before you order`,
    forces: (postCode: string) => `${postCode} is an armed forces address. Ring before you order`,
  },
  draft: {
    begun: (when: string) => `You began this form on ${when}`,
    restore: 'Carry on with it',
    remove: 'Delete it',
    files: (count: number) => `You will need to choose ${count === 1 ? '1 file' : `${count} files`} again.`,
    decided: {
      restore: 'Your draft is back in the form',
      forget: 'The draft is deleted',
    },
    chooseAgain: (names: readonly string[]) => `Choose again: ${names.join(', ')}.`,
    undo: 'Undo',
    keep: (days: number) => `Keep what I type for ${days} days. Not on a shared device.`,
  },
  directorProof: 'Proof of address',
  checkSpam: ' Nothing after ten minutes? Check your spam folder.',
  linkAgain: {
    rest: (wait: string) => `You can send another in ${wait}.`,
    last: 'That was the last one from this page. Still nothing? Ring us.',
  },
  userNameOrMail: 'User name or mail',
  accept: {
    before: 'I accept the',
    terms: 'terms and conditions',
    and: 'and the',
    privacy: 'privacy policy',
  },
  needsScript: 'This form needs JavaScript, which is off. Ring or write instead:',
  sendAnyway: 'Send anyway',
  unreadableFile: 'This file has changed or gone. Choose it again.',
  upload: {
    stopped: 'Sending stopped. Everything you typed is still here.',
    sending: (files: number) => (files === 1 ? 'Sending 1 file' : `Sending ${files} files`),
    stop: 'Stop sending',
  },
  failures: {
    someTime: 'a few minutes',
    tooMany: (wait: string) => `Too many attempts. Please try again in ${wait}.`,
    busy: (wait: string) => `The shop is very busy. Please try again in ${wait}.`,
    offline: 'You are offline. Please try again once you are back online.',
    unreachable: 'We could not reach the shop. What you typed is still here: check your connection and try again.',
  },
} as const;
