/** The words of a case. */
export const words = {
  documents: 'Documents',
  documentsHint: 'Sent by strangers. Open them with care.',
  noDocuments: 'None came.',
  kilobytes: (bytes: number) => `${Math.ceil(bytes / 1024).toLocaleString('en-GB')} KB`,
  /** Whose proof a file is, by the part of the form that it came with. */
  part: (part: string, isReplaced = false) => {
    if (part === 'cv') return 'CV';
    const director = /^directors\[(\d+)\]/u.exec(part)?.[1];
    return (
      (director === undefined ? `Proof of address ${part.at(-1)}` : `Director ${Number(director) + 1}`) + (isReplaced ? ', replaced' : '')
    );
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
  reasons: 'Reasons to reject',
  note: 'Note',
  noteHint: 'Goes to the business when you reject',
  noteMissing: 'Say what you ask for',
  reasonMissing: 'Choose or write a reason',
  approve: 'Approve',
  reject: 'Reject',
  ask: 'Ask',
  askTitle: 'Ask the business',
  items: 'What they are to check',
  letter: 'Letter',
  letterHint: 'In the e-mail and on the page. The e-mail lists what you tick.',
  noItemsHint: 'In the e-mail. Without a tick they answer by e-mail.',
  sendQuestion: 'Send question',
  asked: (time: string, by: string, items: readonly string[]) =>
    `Asked on ${time}, by ${by}${items.length === 0 ? '' : `: ${items.join(', ')}`}.`,
  answered: (time: string) => `Answered on ${time}.`,
  unanswered: (time: string) => `No answer yet. The link works until ${time}.`,
  nobody: 'Nobody',
  others: (names: readonly string[]) => `Also here: ${names.join(', ')}`,
  history: 'History',
  save: 'Save the case (zip)',
  ownNote: 'Note for us',
  addNote: 'Add',
  failures: {
    locked: 'It is locked with a password, so it cannot be shown.',
    broken: 'It is damaged, so it cannot be shown.',
    slow: 'It takes too long to draw, so it is not shown.',
  },
} as const;
