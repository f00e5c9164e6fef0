/** The words of passing a product on. */
export const shareWords = {
  copyLink: 'Copy link',
  copied: 'Copied',
  notCopied: 'Not copied: use the address bar',
  print: 'Print',
} as const;
