/** Files from outside, judged before they are stored: name, declared type and content must agree. Nothing is ever unpacked. */
import { checkDocument, documentMessages, kindByName } from '../../contract/forms/documents.ts';

/** A file as it came. */
export interface ReceivedFile {
  readonly fileName: string;
  /** As the sender declared it; empty when it said nothing. */
  readonly mimeType: string;
  readonly content: Buffer;
}

/** A file that may be stored, with a clean name and the type of its kind; or the message for the person who sent it. */
export type JudgedFile = { readonly file: ReceivedFile } | { readonly message: string };

/** Longest file name, in bytes of UTF-8: what file systems take. */
const nameMaxBytes = 255;

/**
 * Judges a file by the contract's rules, and a DOCX also by the list of what is in it.
 *
 * @param label - the field's, for the message: "CV"
 */
export function storableDocument({ fileName, mimeType, content }: ReceivedFile, label: string): JudgedFile {
  const name = cleanFileName(fileName);
  const message = checkDocument({ fileName: name, mimeType, size: content.length, head: content.subarray(0, 8) }, label);
  if (message !== undefined) return { message };
  const { extension, mimeTypes } = kindByName(name)!;
  if (extension === '.docx' && !isWordArchive(content)) return { message: documentMessages.contentDiffers(label) };
  return { file: { fileName: name, mimeType: mimeTypes[0]!, content } };
}

/** Controls, bidirectional overrides and invisible characters, and what some file system forbids in a name. */
// oxlint-disable-next-line no-control-regex -- finding control characters is its purpose
const unwanted = /[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u2064\u2066-\u2069\ufeff"*:<>?|]/gu;

/**
 * A file's name without folders and without characters that deceive or harm; never empty, never hidden, at most 255 bytes with its extension kept.
 */
export function cleanFileName(fileName: string): string {
  const base = fileName.toWellFormed().normalize('NFC').split(/[/\\]/u).at(-1)!;
  const name = base
    .replace(unwanted, '')
    .replace(/\s+/gu, ' ')
    .trim()
    .replace(/^\.+/u, '')
    .replace(/[. ]+$/u, '');
  const dot = name.lastIndexOf('.');
  const [stem, extension] = dot === -1 ? [name, ''] : [name.slice(0, dot), name.slice(dot)];
  const room = nameMaxBytes - Buffer.byteLength(extension);
  return room > 0 ? `${cutToBytes(stem.trimEnd(), room) || 'file'}${extension}` : cutToBytes(name, nameMaxBytes);
}

function cutToBytes(text: string, maxBytes: number): string {
  let bytes = 0;
  let cut = '';
  for (const character of text) {
    bytes += Buffer.byteLength(character);
    if (bytes > maxBytes) break;
    cut += character;
  }
  return cut;
}

/** Entries of an archive that are looked at: a document has dozens. */
const entryLimit = 5_000;

/** Sizes of ZIP's records without their variable parts (APPNOTE.TXT of the ZIP format, 4.3.12 and 4.3.16), and their signatures. */
const directoryEntry = { signature: 0x02014b50, bytes: 46 } as const;
const endOfDirectory = { signature: 0x06054b50, bytes: 22, commentMaxBytes: 65_535 } as const;

/**
 * Whether a zip archive lists what every Word document has: `[Content_Types].xml` and something in `word/`. Reads the central directory only, so that
 * an archive built to burst when it is unpacked does no harm. One with macros is a DOCM under another name.
 */
function isWordArchive(archive: Buffer): boolean {
  const end = findEndOfDirectory(archive);
  if (end === undefined) return false;
  const entries = archive.readUInt16LE(end + 10);
  let offset = archive.readUInt32LE(end + 16);
  if (entries > entryLimit) return false;
  let [hasTypes, hasWord, hasMacros] = [false, false, false];
  for (let index = 0; index < entries; index += 1) {
    if (offset + directoryEntry.bytes > end || archive.readUInt32LE(offset) !== directoryEntry.signature) return false;
    const [nameBytes, extraBytes, commentBytes] = [28, 30, 32].map((field) => archive.readUInt16LE(offset + field)) as [
      number,
      number,
      number,
    ];
    const nameEnd = offset + directoryEntry.bytes + nameBytes;
    if (nameEnd > end) return false;
    const name = archive.toString('latin1', offset + directoryEntry.bytes, nameEnd);
    hasTypes ||= name === '[Content_Types].xml';
    hasWord ||= name.startsWith('word/') && name.length > 'word/'.length;
    hasMacros ||= name.toLowerCase().endsWith('/vbaproject.bin');
    offset = nameEnd + extraBytes + commentBytes;
  }
  return hasTypes && hasWord && !hasMacros;
}

/** Where the record stands that ends an archive; a comment may follow it. */
function findEndOfDirectory(archive: Buffer): number | undefined {
  const last = archive.length - endOfDirectory.bytes;
  for (let offset = last; offset >= Math.max(0, last - endOfDirectory.commentMaxBytes); offset -= 1)
    if (
      archive.readUInt32LE(offset) === endOfDirectory.signature &&
      offset + endOfDirectory.bytes + archive.readUInt16LE(offset + 20) === archive.length
    )
      return offset;
  return undefined;
}
