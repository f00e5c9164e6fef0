/** The words of the receipt for a registration, fetched with it. */
export const receiptWords = {
  wrongAddress: 'Wrong address?',
  mend: 'Put what you sent back into the form, mend it there and send it again. Or ring us',
  putBack: 'Put it back into the form',
  replaced: 'It took the place of what you had typed since.',
  undo: 'Undo',
  fillInAgain: 'Fill in the form once more with the right one, or ring us',
  linkSentTo: 'Link sent to',
  reference: 'Reference',
  linkAgain: 'Send the link again',
} as const;
