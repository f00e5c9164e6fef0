/**
 * A size in bytes as people say it: `812 kB`, `4.7 MB`. Megabytes are rounded down, so that a file below a limit never reads as large as the limit. Beside a limit in round
 * decimals (5,000,000) a megabyte is a million.
 */
const fileSize = (bytes: number, limit = 1): string => {
  const kilo = limit % 100_000 === 0 ? 1000 : 1024;
  if (bytes < 1000) return bytes === 1 ? '1 byte' : `${bytes} bytes`;
  const kilobytes = bytes / kilo;
  if (kilobytes < 1000) return `${Math.max(1, Math.round(kilobytes))} kB`;
  return `${Math.floor((kilobytes / kilo) * 10) / 10} MB`;
};

/** Words in a row: "PDF, DOC or DOCX". */
const oneOf = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;

/** Words in a row: "a.pdf, b.pdf and c.pdf". */
const allOf = (words: readonly string[]): string => `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

export const fileUpload = {
  choose: 'Choose a file',
  chooseMany: 'Choose files',
  replace: 'Choose another file',
  limits: (extensions: readonly string[], maxBytes?: number, maxTotalBytes?: number): string =>
    [
      extensions.length ? oneOf(extensions.map((extension) => extension.replace('.', '').toUpperCase())) : '',
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
  wrongKind: (label: string, extensions: readonly string[]): string =>
    `${label} must be a ${oneOf(extensions.map((extension) => extension.replace('.', '').toUpperCase()))} file`,
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
  progress: (name: string): string => `${name}, sent`,
  /** Read out. */
  sending: (name: string): string => `Sending ${name}`,
  /** Read out. */
  sent: (name: string): string => `${name} is sent`,
  /** Read out. */
  cancelled: (name: string): string => `Sending ${name} was cancelled`,
  /** Read out. */
  failed: (name: string, message: string): string => `${name} was not sent: ${message}`,
  percent: (share: number): string => `${Math.round(share * 100)}%`,
  checking: (name: string): string => `Checking ${name} …`,
  added: (name: string): string => `${name} chosen`,
  /** Read out. */
  refused: (name: string, message: string): string => `${name} refused: ${message}`,
  /** Read out. */
  notAdded: (message: string): string => `Not added: ${message}`,
  removed: (name: string): string => `${name} removed`,
  remembered: (name: string): string => `${name} – choose it again`,
  chooseAgain: (names: readonly string[]): string =>
    names.length === 1 ? `Choose ${names[0]} again, or remove it` : `Choose ${allOf(names)} again, or remove them`,
};
