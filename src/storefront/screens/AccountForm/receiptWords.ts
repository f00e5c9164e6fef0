/** The words of the receipt for a registration, fetched with it. */
export const receiptWords = {
  linkSentTo: 'Link sent to',
  linkAgain: 'Send the link again',
  wrongAddress: 'Wrong address?',
  change: 'Change it',
} as const;
