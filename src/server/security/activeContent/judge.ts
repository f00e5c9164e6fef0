/**
 * Looks for content that acts when staff open a file: scripts, programs, macros, parts from elsewhere. Reads a file whole or refuses it. Unpacks nothing to
 * disk, and looks for no viruses in pictures or fonts.
 */
import { judgePdf } from './pdf.ts';
import { Refused, type Verdict } from './verdict.ts';
import { judgeWordArchive } from './wordArchive.ts';
import { judgeWordBinary } from './wordBinary.ts';

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
export default async function judgeDocument({ extension, content }: JudgeTask): Promise<Verdict> {
  try {
    return await judges[extension]!(Buffer.from(content.buffer, content.byteOffset, content.byteLength));
  } catch (error) {
    return error instanceof Refused ? error.verdict : 'unreadable';
  }
}
