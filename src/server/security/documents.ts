/** Files from outside, judged before they are stored: name and content must agree. Nothing is ever unpacked to disk. */
import { cleanFileName } from '../files/names.ts';
import { judgeInThread } from './activeContent/inThread.ts';
import { checkDocument, documentMessages, kindByName } from '../../contract/forms/documents.ts';

export interface ReceivedFile {
  readonly fileName: string;
  /** As the sender declared it; empty when the sender declared none. */
  readonly mimeType: string;
  readonly content: Buffer;
}

/** A file that may be stored, with a clean name and the type of its kind; or the message for the person who sent it. */
export type JudgedFile = { readonly file: ReceivedFile } | { readonly message: string };

/** Judges a file by the contract's rules, and by its active content. @param label - the field's, for the message: "CV" */
export async function storableDocument({ fileName, mimeType, content }: ReceivedFile, label: string): Promise<JudgedFile> {
  const name = cleanFileName(fileName);
  const message = checkDocument({ fileName: name, mimeType, size: content.length, head: content }, label);
  if (message !== undefined) return { message };
  const { extension, mimeType: ownType } = kindByName(name)!;
  const verdict = await judgeInThread({ extension, content });
  if (verdict !== 'harmless') return { message: documentMessages[verdict](label) };
  return { file: { fileName: name, mimeType: ownType, content } };
}
