/** The words of the dialog for those who wait for prices, fetched with it. */
export const noticeWords = {
  promise: 'One e-mail when prices go live, and nothing else.',
  tellMe: 'Tell me',
  close: 'Close',
} as const;
