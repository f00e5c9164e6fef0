/** Files from outside, judged before they are stored: name, declared type and content must agree. Nothing is ever unpacked to disk. */
import { judgeInThread } from './activeContent/inThread.ts';
import { checkDocument, documentMessages, kindByName } from '../../contract/forms/documents.ts';

/** A file as it was received. */
export interface ReceivedFile {
  readonly fileName: string;
  /** As the sender declared it; empty when the sender declared none. */
  readonly mimeType: string;
  readonly content: Buffer;
}

/** A file that may be stored, with a clean name and the type of its kind; or the message for the person who sent it. */
export type JudgedFile = { readonly file: ReceivedFile } | { readonly message: string };

/** Longest file name, in bytes of UTF-8, by the limit of file systems. */
const nameMaxBytes = 255;

/**
 * Judges a file by the contract's rules, and by its active content.
 *
 * @param label - the field's, for the message: "CV"
 */
export async function storableDocument({ fileName, mimeType, content }: ReceivedFile, label: string): Promise<JudgedFile> {
  const name = cleanFileName(fileName);
  const message = checkDocument({ fileName: name, mimeType, size: content.length, head: content.subarray(0, 8) }, label);
  if (message !== undefined) return { message };
  const { extension, mimeTypes } = kindByName(name)!;
  const verdict = await judgeInThread({ extension, content });
  if (verdict !== 'harmless') return { message: documentMessages[verdict](label) };
  return { file: { fileName: name, mimeType: mimeTypes[0]!, content } };
}

/** Controls, bidirectional overrides and invisible characters, and characters that some file system forbids in a name. */
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
