/** The words of the question whether we deliver, fetched with it. */
export const deliveryWords = {
  postCode: 'Post code',
  noPostCode: 'Enter a UK post code, for example M12 0ZX',
  check: 'Check delivery',
} as const;
