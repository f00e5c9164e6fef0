/** The words that the receipts of all forms say alike, fetched with them. */
export const receiptWords = {
  heading: 'Your receipt',
  reference: 'Reference',
  sent: 'Sent',
  print: 'Print',
} as const;
