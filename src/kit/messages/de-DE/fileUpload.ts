import type { KitMessages } from '../en-GB.ts';

/**
 * A size in bytes as people say it: `812 kB`, `4,7 MB`. Megabytes are rounded down, so that a file below a limit never reads as large as the limit. Beside a limit in round
 * decimals (5,000,000) a megabyte is a million.
 */
const fileSize = (bytes: number, limit = 1): string => {
  const kilo = limit % 100_000 === 0 ? 1000 : 1024;
  if (bytes < 1000) return bytes === 1 ? '1 Byte' : `${bytes} Bytes`;
  const kilobytes = bytes / kilo;
  if (kilobytes < 1000) return `${Math.max(1, Math.round(kilobytes))} kB`;
  return `${String(Math.floor((kilobytes / kilo) * 10) / 10).replace('.', ',')} MB`;
};

const kinds = (extensions: readonly string[]): string[] => extensions.map((extension) => extension.replace('.', '').toUpperCase());

/** Words in a row: "PDF, DOC oder DOCX". */
const oneOf = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} oder ${words.at(-1)}`;

/** Words in a row: "a.pdf, b.pdf und c.pdf". */
const allOf = (words: readonly string[]): string => `${words.slice(0, -1).join(', ')} und ${words.at(-1)}`;

export const fileUpload: KitMessages['fileUpload'] = {
  choose: 'Datei auswählen',
  chooseMany: 'Dateien auswählen',
  replace: 'Andere Datei auswählen',
  limits: (extensions, maxBytes, maxTotalBytes?: number) =>
    [
      extensions.length > 0 ? oneOf(kinds(extensions)) : '',
      maxBytes === undefined ? '' : `bis ${fileSize(maxBytes, maxBytes)}`,
      maxTotalBytes === undefined ? '' : `zusammen bis ${fileSize(maxTotalBytes, maxTotalBytes)}`,
    ]
      .filter(Boolean)
      .join(', '),
  size: (bytes: number, maxBytes?: number) =>
    maxBytes !== undefined && bytes > maxBytes && fileSize(bytes, maxBytes) === fileSize(maxBytes, maxBytes)
      ? `über ${fileSize(maxBytes, maxBytes)}`
      : fileSize(bytes, maxBytes),
  tooLarge: (label, maxBytes) => `${label}: Die Datei muss kleiner als ${fileSize(maxBytes, maxBytes)} sein`,
  wrongKind: (label, extensions) => `${label}: Die Datei muss vom Typ ${oneOf(kinds(extensions))} sein`,
  empty: (label) => `${label}: Die Datei ist leer`,
  contentDiffers: (label) => `${label}: Der Inhalt passt nicht zum Namen der Datei`,
  unreadable: (label) => `${label}: Die Datei ist nicht lesbar. Wählen Sie sie noch einmal aus.`,
  tooMany: (max) => (max === 1 ? 'Sie können nur 1 Datei auswählen' : `Sie können bis zu ${max} Dateien auswählen`),
  noRoom: (names, maxTotalBytes) =>
    `Kein Platz für ${names}: Alle Dateien zusammen dürfen bis zu ${fileSize(maxTotalBytes, maxTotalBytes)} haben`,
  duplicate: (name) => `${name} ist schon ausgewählt`,
  remove: 'Datei entfernen',
  cancel: 'Abbrechen',
  retry: 'Noch einmal versuchen',
  resume: 'Fortsetzen',
  dropAnywhere: 'Dateien irgendwo ablegen',
  pasted: (number) => `Eingefügtes Bild ${number}`,
  progress: (name) => `${name}, gesendet`,
  sending: (name) => `${name} wird gesendet`,
  sent: (name) => `${name} ist gesendet`,
  cancelled: (name) => `Das Senden von ${name} wurde abgebrochen`,
  failed: (name, message) => `${name} wurde nicht gesendet: ${message}`,
  percent: (share) => `${Math.round(share * 100)} %`,
  checking: (name) => `${name} wird geprüft …`,
  added: (name) => `${name} ausgewählt`,
  refused: (name, message) => `${name} abgelehnt: ${message}`,
  notAdded: (message) => `Nicht hinzugefügt: ${message}`,
  removed: (name) => `${name} entfernt`,
  remembered: (name) => `${name} – bitte noch einmal auswählen`,
  chooseAgain: (names) =>
    names.length === 1
      ? `Wählen Sie ${names[0]} noch einmal aus, oder entfernen Sie die Datei`
      : `Wählen Sie ${allOf(names)} noch einmal aus, oder entfernen Sie die Dateien`,
};
