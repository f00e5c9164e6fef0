/** The words of the receipt for a registration, fetched with it. */
export const receiptWords = {
  heading: 'We have your registration',
  stays:
    'It stays here until you close this tab. Note the reference, or print this page, for later. The form below is empty, for another business.',
  goes: 'Note the reference, or print this page: it is gone after a reload. The form below is empty, for another business.',
  wrongAddress: 'Wrong address?',
  mend: 'Mend it and send the form again:',
  putBack: 'Put it back into the form',
  fillInAgain: 'Fill in the form once more with the right one, or ring us',
  linkSentTo: 'Link sent to',
  reference: 'Reference',
  sent: 'Sent',
  linkAgain: 'Send the link again',
} as const;
