import { fileSize } from '../fileSize.ts';

/** Extensions as words: "PDF, DOC or DOCX". */
const oneOf = (extensions: readonly string[]): string =>
  new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(extensions.map((extension) => extension.replace('.', '').toUpperCase()));

export const fileUpload = {
  choose: 'Choose a file',
  chooseMany: 'Choose files',
  replace: 'Choose another file',
  limits: (extensions: readonly string[], maxBytes?: number, maxTotalBytes?: number): string =>
    [
      oneOf(extensions),
      maxBytes === undefined ? '' : `up to ${fileSize(maxBytes, maxBytes)}`,
      maxTotalBytes === undefined ? '' : `together up to ${fileSize(maxTotalBytes, maxTotalBytes)}`,
    ]
      .filter(Boolean)
      .join(', '),
  /** A file that is larger than the limit by less than can be shown is over it. */
  size: (bytes: number, maxBytes = Infinity): string =>
    bytes > maxBytes && fileSize(bytes, maxBytes) === fileSize(maxBytes, maxBytes)
      ? `over ${fileSize(maxBytes, maxBytes)}`
      : fileSize(bytes, maxBytes),
  tooLarge: (label: string, maxBytes: number): string => `${label} must be less than ${fileSize(maxBytes, maxBytes).replace(' ', '')}`,
  wrongKind: (label: string, extensions: readonly string[]): string => `${label} must be a ${oneOf(extensions)} file`,
  empty: (label: string): string => `${label} is an empty file`,
  contentDiffers: (label: string): string => `${label} is not what its name says`,
  unreadable: (label: string): string => `${label} could not be read. Choose it again.`,
  tooMany: (max: number): string => (max === 1 ? 'You can choose only 1 file' : `You can choose up to ${max} files`),
  noRoom: (names: string, maxTotalBytes: number): string =>
    `No room for ${names}: all files together can have up to ${fileSize(maxTotalBytes, maxTotalBytes)}`,
  duplicate: (name: string): string => `${name} is chosen already`,
  /** Spoken, the four are followed by the file's name. */
  remove: 'Remove file',
  cancel: 'Cancel',
  retry: 'Try again',
  resume: 'Resume',
  dropAnywhere: 'Drop files anywhere',
  /** The name of a picture from the clipboard. */
  pasted: (number: number): string => `Pasted picture ${number}`,
  percent: (share: number): string => `${Math.round(share * 100)}%`,
  checking: (name: string): string => `Checking ${name} …`,
  remembered: (name: string): string => `${name} – choose it again`,
  chooseAgain: (names: readonly string[]): string =>
    `Choose ${new Intl.ListFormat('en-GB').format(names)} again, or remove ${names.length === 1 ? 'it' : 'them'}`,
  /** This and the following are read out. */
  progress: (name: string): string => `${name}, sent`,
  sending: (name: string): string => `Sending ${name}`,
  sent: (name: string): string => `${name} is sent`,
  cancelled: (name: string): string => `Sending ${name} was cancelled`,
  failed: (name: string, message: string): string => `${name} was not sent: ${message}`,
  added: (name: string): string => `${name} chosen`,
  refused: (name: string, message: string): string => `${name} refused: ${message}`,
  notAdded: (message: string): string => `Not added: ${message}`,
  removed: (name: string): string => `${name} removed`,
};
