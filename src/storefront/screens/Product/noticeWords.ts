/** The words of the dialog for those who wait for prices, fetched with it. */
export const noticeWords = {
  promise: 'We write to you once, when prices open, and use your address for nothing else.',
  tellMe: 'Tell me',
  close: 'Close',
} as const;
