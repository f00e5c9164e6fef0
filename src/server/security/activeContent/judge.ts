/**
 * Looks into files of strangers for content that acts when staff open them: scripts, programs, macros, and parts that are fetched from elsewhere. It reads a file whole
 * or refuses it. Nothing is unpacked to disk, and viruses in pictures or fonts are not looked for.
 */
import { judgePdf } from './pdf.ts';
import { Refused, type Verdict } from './verdict.ts';
import { judgeWordArchive } from './wordArchive.ts';
import { judgeWordBinary } from './wordBinary.ts';

/** A document, with the extension of its kind. */
export interface JudgeTask {
  readonly extension: string;
  readonly content: Uint8Array;
}

const judges: Readonly<Record<string, (content: Buffer) => Verdict | Promise<Verdict>>> = {
  '.pdf': judgePdf,
  '.doc': judgeWordBinary,
  '.docx': judgeWordArchive,
};

/** Judges a document. A file that makes a reader fail is unreadable, whatever the reason. */
export async function judgeDocument({ extension, content }: JudgeTask): Promise<Verdict> {
  try {
    return await judges[extension]!(Buffer.from(content.buffer, content.byteOffset, content.byteLength));
  } catch (error) {
    return error instanceof Refused ? error.verdict : 'unreadable';
  }
}
