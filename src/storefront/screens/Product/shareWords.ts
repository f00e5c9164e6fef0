/** The words of asking about a product and passing it on. */
export const shareWords = {
  ask: 'Ask about this',
  copyLink: 'Copy link',
  copied: 'Copied',
  notCopied: 'Not copied: use the address bar',
  print: 'Print',
} as const;
