/** Files from outside, judged before they are stored: name and content must agree. Nothing is ever unpacked to disk. */
import { judgePdf, judgeWordArchive, judgeWordBinary, type Verdict } from './activeContent.ts';
import { cleanFileName } from '../files/names.ts';
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

/** The judges of files, by extension. */
const judges: Readonly<Record<string, (content: Buffer) => Verdict>> = {
  '.pdf': judgePdf,
  '.doc': judgeWordBinary,
  '.docx': judgeWordArchive,
};

/**
 * Judges a file by the contract's rules, and by its active content.
 *
 * @param label - the field's, for the message: "CV"
 */
export function storableDocument({ fileName, mimeType, content }: ReceivedFile, label: string): JudgedFile {
  const name = cleanFileName(fileName);
  const message = checkDocument({ fileName: name, mimeType, size: content.length, head: content.subarray(0, 8) }, label);
  if (message !== undefined) return { message };
  const { extension, isRight, mimeType: ownType } = kindByName(name)!;
  if (isRight && !isRight(content)) return { message: documentMessages.contentDiffers(label) };
  const verdict = judges[extension]?.(content);
  if (verdict === 'active') return { message: documentMessages.active(label) };
  if (verdict === 'unreadable') return { message: documentMessages.contentDiffers(label) };
  return { file: { fileName: name, mimeType: ownType, content } };
}
