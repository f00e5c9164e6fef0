/** The words of the receipt for a registration, fetched with it. */
export const receiptWords = {
  heading: 'We have your registration',
  lead: 'Note the reference, or print this page. The form below is empty, for another business.',
  wrongAddress: 'Wrong address?',
  mend: 'Mend it and send the form again:',
  putBack: 'Put it back into the form',
  orRing: 'Or ring us',
  fillInAgain: 'Fill in the form once more with the right one, or ring us',
  on: ' on ',
  linkSentTo: 'Link sent to',
  reference: 'Reference',
  sent: 'Sent',
  linkAgain: 'Send the link again',
} as const;
