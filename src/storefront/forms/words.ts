/** The words that all forms say alike around their fields. */
export const words = {
  connectionBack: {
    title: 'The connection is back',
    text: 'Everything you entered is still here.',
    sendNow: 'Send now',
  },
  offline: 'There is no connection. You can go on: what you enter is kept here, and can be sent when the connection is back.',
  noConnection: (holdsFiles: boolean) =>
    `There is no connection. Nothing was sent, and everything you entered is kept in this tab${holdsFiles ? ', files too' : ''}. As soon as the connection is back you can send it.`,
  delivery: {
    yes: (postCode: string) => `Yes, we deliver to ${postCode}.`,
    outside: (postCode: string) => `${postCode} is outside the United Kingdom. Please ring us before you order`,
    forces: (postCode: string) => `${postCode} is an address of the armed forces. Please ring us before you order`,
  },
  questions: 'Questions?',
  ring: 'Ring',
  orWriteTo: 'or write to',
  draft: {
    begun: (when: string) => `You began this form on ${when}`,
    putBack: 'Put it back',
    remove: 'Delete it',
    text: 'What was typed is still on this device, and stays there unchanged until you decide.',
    files: (names: readonly string[]) => `Of its files only the names were kept: ${names.join(', ')}.`,
    decided: {
      restore: {
        title: 'Your draft is back in the form',
        text: 'Please look it over and go on.',
      },
      forget: { title: 'The draft is deleted', text: 'Nothing of it is left on this device.' },
    },
    chooseAgain: (names: readonly string[]) => `Of files only the names were kept. Choose again: ${names.join(', ')}.`,
    replaced: 'It took the place of what you had typed here.',
    undo: 'Undo',
    keep: (days: number) => `Keep what I type on this device for ${days} days`,
    hints: {
      off: 'Without it, what you type stays in this browser tab until you send it. Of files only the names are kept. Leave it off where others use the device.',
      on: 'This device keeps it until you send the form or untick this. After the tab is closed only the names of files are left. Untick it where others use the device.',
    },
  },
  lookIntoSpam: ' If no mail comes within ten minutes, look into the folder for spam',
  orRing: ', or ring us.',
  linkAgain: {
    rest: (wait: string) => `Another one can be sent after ${wait}.`,
    last: 'No more can be sent from this page. If none arrives, please ring us.',
  },
  userNameOrMail: 'User name or mail',
  telephoneHint: 'UK number, with or without +44',
  accept: {
    before: 'I accept the',
    terms: 'terms and conditions',
    and: 'and the',
    privacy: 'privacy policy',
  },
  needsScript: 'This form needs JavaScript, which is off in your browser. You can ring or write to us instead:',
  sendAllTheSame: 'Send all the same',
  unreadableFile: 'This file was changed, moved or deleted after it was chosen. Choose it again.',
  upload: {
    stopped: 'Sending was stopped. Everything you entered is still here.',
    sending: (files: number) => (files === 1 ? 'Sending 1 file' : `Sending ${files} files`),
    stop: 'Stop sending',
  },
  failures: {
    tooMany: (wait: string) => `Too many attempts. Please try again in ${wait}.`,
    busy: (wait: string) => `The shop is very busy. Please try again in ${wait}.`,
    offline: 'There is no connection. Please try again when it is back.',
    unreachable: 'The shop could not be reached. What you typed is still here: please check your connection and try again.',
  },
} as const;
