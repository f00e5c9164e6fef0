/** Forms. */

import { wholeNumber } from './numbers.ts';

/** A size in bytes as people say it: `812 kB`, `4.7 MB`. Megabytes are rounded down, so that a file below a limit never reads as large as the limit. */
const fileSize = (bytes: number): string => {
  if (bytes < 1000) return bytes === 1 ? '1 byte' : `${bytes} bytes`;
  const kilobytes = bytes / 1024;
  if (kilobytes < 1000) return `${Math.max(1, Math.round(kilobytes))} kB`;
  return `${Math.floor((kilobytes / 1024) * 10) / 10} MB`;
};

/** Words in a row: "PDF, DOC or DOCX". */
const oneOf = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;

/** Words in a row: "a.pdf, b.pdf and c.pdf". */
const allOf = (words: readonly string[]): string => `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

export const formField = {
  /** After the label of a field that may be left empty. */
  optional: '(optional)',
};

export const textField = {
  limit: (max: number): string => `You can enter up to ${wholeNumber(max)} characters`,
  /** Below zero: so many too many. */
  left: (count: number): string => {
    const amount = wholeNumber(Math.abs(count));
    const characters = Math.abs(count) === 1 ? 'character' : 'characters';
    return count < 0 ? `${amount} ${characters} too many` : `${amount} ${characters} left`;
  },
};

export const passwordField = {
  show: (label: string): string => `Show ${label.toLowerCase()}`,
  hide: (label: string): string => `Hide ${label.toLowerCase()}`,
  shown: (label: string): string => `${label} is shown`,
  hidden: (label: string): string => `${label} is hidden`,
};

export const passwordStrength = {
  label: 'Password strength',
  /** From 0, guessed first, to 4. */
  level: (level: 0 | 1 | 2 | 3 | 4): string => (['Too easy to guess', 'Weak', 'Fair', 'Good', 'Strong'] as const)[level],
  /** Nothing has been typed that can be judged. */
  none: 'Not judged yet',
  /** Read out. */
  said: (level: string): string => `Password strength: ${level}`,
  /** Read out. */
  advised: (level: string, advice: string): string => `Password strength: ${level}. ${advice}`,
};

export const selectField = {
  /** The first choice of a list in which nothing is chosen yet. */
  choose: 'Please choose',
};

export const submitButton = {
  pending: 'Sending…',
};

export const errorSummary = {
  title: 'There is a problem',
  /** A control in one of several groups alike. */
  place: (group: string, label: string): string => `${group}, ${label}`,
  /** A message about one of several alike. */
  inGroup: (group: string, message: string): string => `${group}: ${message}`,
};

export const form = {
  /** In front of the document's title while something is wrong. */
  titlePrefix: 'Error: ',
  /** Read out when a field is left that is wrong. */
  spokenError: (message: string): string => `Error: ${message}`,
  failed: 'Something went wrong, please try again.',
  /** At a required field without an answer, when its own rules say nothing. The label is missing when it is not plain text. */
  required: (label?: string): string => `${label ?? 'This'} is required`,
};

export const formSection = {
  position: (step: number, steps: number): string => `Section ${step} of ${steps}`,
  progress: (done: number, total: number): string =>
    done === total ? 'All required answers given' : `${done} of ${total} required answers given`,
};

export const fileUpload = {
  drop: 'Drop a file here, or',
  dropMany: 'Drop files here, or',
  choose: 'Choose a file',
  chooseMany: 'Choose files',
  replace: 'Choose another file',
  limits: (extensions: readonly string[], maxBytes?: number): string =>
    [
      extensions.length ? oneOf(extensions.map((extension) => extension.replace('.', '').toUpperCase())) : '',
      maxBytes === undefined ? '' : `up to ${fileSize(maxBytes)}`,
    ]
      .filter(Boolean)
      .join(', '),
  size: fileSize,
  tooLarge: (label: string, maxBytes: number): string => `${label} must be less than ${fileSize(maxBytes).replace(' ', '')}`,
  wrongKind: (label: string, extensions: readonly string[]): string =>
    `${label} must be a ${oneOf(extensions.map((extension) => extension.replace('.', '').toUpperCase()))} file`,
  empty: (label: string): string => `${label} is an empty file`,
  contentDiffers: (label: string): string => `${label} is not what its name says`,
  unreadable: (label: string): string => `${label} could not be read. Choose it again.`,
  tooMany: (max: number): string => (max === 1 ? 'You can choose only 1 file' : `You can choose up to ${max} files`),
  duplicate: (name: string): string => `${name} is chosen already`,
  /** The visible text; spoken is `removeNamed`. */
  remove: 'Remove file',
  removeNamed: (name: string): string => `Remove ${name}`,
  cancel: 'Cancel',
  cancelNamed: (name: string): string => `Cancel ${name}`,
  retry: 'Try again',
  retryNamed: (name: string): string => `Try again: ${name}`,
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

export const progressBar = {
  percent: (share: number): string => `${Math.round(share * 100)}%`,
  /** Spoken at every quarter. */
  done: (share: number): string => `${Math.round(share * 100)}% done`,
};

export const fieldArrayGroup = {
  legend: (position: number, total: number): string => `Item ${position} of ${total}`,
  add: 'Add another',
  /** How many more may be added; spoken with the button. */
  full: (max: number): string => `You can add up to ${max}`,
  remove: 'Remove',
  removed: (legend: string): string => `${legend} removed.`,
  undo: 'Undo',
  dismiss: 'Dismiss',
  restored: (legend: string): string => `${legend} is back.`,
  expand: 'Show',
  collapse: 'Hide',
  /** The summary line of an item about which nothing is known. */
  nothing: 'Nothing filled in yet',
};

export const addressFields = {
  address1: 'Address 1',
  address2: 'Address 2',
  city: 'City',
  county: 'County',
  postCode: 'Post code',
};

export const directorFields = {
  legend: (position: number, total: number): string => `Director ${position} of ${total}`,
  /** In the error summary. */
  shortName: (position: number): string => `Director ${position}`,
  firstName: 'First name',
  middleName: 'Middle name',
  lastName: 'Last name',
  sameAddress: 'Same address as the business',
  /** Below it while there is no such address; then the address stands there. */
  noAddress: 'Fill in the address of the business above',
  mail: 'Personal mail',
  landlineNo: 'Landline No.',
  mobileNo: 'Mobile No.',
  add: 'Add another director',
  full: (max: number): string => `You can enter up to ${max} directors`,
};
