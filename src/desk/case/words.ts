/** The words of a case. */
export const words = {
  documents: 'Documents',
  documentsHint: 'Sent by strangers. Open them with care.',
  noDocuments: 'None came.',
  kilobytes: (bytes: number) => `${Math.ceil(bytes / 1024).toLocaleString('en-GB')} KB`,
  /** Whose proof a file is, by the part of the form that it came with. */
  part: (part: string) => {
    const director = /^directors\[(\d+)\]/u.exec(part)?.[1];
    return director === undefined ? `Proof of address ${part.at(-1)}` : `Director ${Number(director) + 1}`;
  },
  show: (name: string) => `Show ${name}`,
  download: 'Download',
  downloadOld: 'Old Word files are not shown. Download it, and open it where macros are off.',
  closeDocument: 'Close',
  frame: (name: string) => `Document: ${name}`,
  opening: 'Opening the document',
  page: (page: number, pages: number) => `${page} / ${pages}`,
  previousPage: 'Page before',
  nextPage: 'Next page',
  zoomIn: 'Larger',
  zoomOut: 'Smaller',
  turn: 'Turn',
  search: 'Search the document',
  hits: (count: number) => (count === 0 ? 'Not found' : count === 1 ? 'On 1 page' : `On ${count} pages`),
  failures: {
    locked: 'It is locked with a password, so it cannot be shown.',
    broken: 'It is damaged, so it cannot be shown.',
    slow: 'It takes too long to draw, so it is not shown.',
  },
} as const;
