/** Judgements about files before they are taken, without a screen. */

import type { fileUpload } from '../messages/en-GB/fileUpload.ts';

type Texts = typeof fileUpload;

/** A kind of file that is taken: its name and its content must agree. The type that a browser declares says nothing of either. */
export interface FileKind {
  /** With its dot, in lower case. */
  extension: string;
  /** First bytes of every such file, a letter for each: `'PK\x03\x04'`. Blank lines before it, or the mark of UTF-8, are passed over as programs do. */
  signature: string;
}

/** Why a file is not taken. */
export type FileProblem = 'wrongKind' | 'tooLarge' | 'empty' | 'contentDiffers' | 'unreadable';

/** Limits of {@link judgeFile}. */
export interface FileLimits {
  /** Kinds that are taken. Default: any. */
  kinds?: readonly FileKind[];
  /** A file may have as many bytes and no more. Default: any number is right. */
  maxBytes?: number;
}

/** The kind that a file's name claims. */
export const kindOf = (name: string, kinds: readonly FileKind[]): FileKind | undefined =>
  kinds.find(({ extension }) => name.toLowerCase().endsWith(extension));

/** The extensions of the kinds that are taken; none when any is. */
export const extensionsOf = (kinds: readonly FileKind[] | undefined): readonly string[] => kinds?.map(({ extension }) => extension) ?? [];

/** Checks a file by its name, size and content. */
export async function judgeFile(file: File, { kinds, maxBytes }: FileLimits): Promise<FileProblem | undefined> {
  const kind = kinds && kindOf(file.name, kinds);
  if (kinds && !kind) return 'wrongKind';
  if (maxBytes !== undefined && file.size > maxBytes) return 'tooLarge';
  if (file.size === 0) return 'empty';
  if (!kind) return undefined;
  try {
    const head = new Uint8Array(await file.slice(0, 1024).arrayBuffer());
    const beginning = String.fromCharCode(...head).replace(/^(?:ï»¿|\s)*/u, '');
    return beginning.startsWith(kind.signature) ? undefined : 'contentDiffers';
  } catch {
    // Moved, deleted or locked since it was chosen; or a folder that was dropped.
    return 'unreadable';
  }
}

/** Whether two are the same file, as far as a page can tell. */
export const isSameFile = (one: File, other: File): boolean =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;

/** Most files that a control takes that sets no limit: a dropped folder may hold more than a page can show. */
const mostFiles = 500;

/** How many files a control takes. */
interface FileRoom {
  multiple: boolean;
  maxFiles: number | undefined;
  /** With `multiple`: most bytes of all files together. Nothing: any number. */
  maxTotalBytes?: number | undefined;
}

/**
 * Which of the offered files can be taken, and why the others cannot.
 *
 * @param present - the files that are chosen already, those that are being judged included; one file alone replaces them
 */
export function fittingFiles(
  offered: readonly File[],
  present: readonly File[],
  { multiple, maxFiles = mostFiles, maxTotalBytes = Infinity }: FileRoom,
  texts: Pick<Texts, 'tooMany' | 'duplicate' | 'noRoom'>,
): { taken: readonly File[]; refusal?: string } {
  if (!multiple) return offered.length > 1 ? { taken: [], refusal: texts.tooMany(1) } : { taken: offered };
  const fresh = offered.filter((file) => !present.some((other) => isSameFile(file, other)));
  const room = Math.max(0, maxFiles - present.length);
  let left = present.reduce((bytes, { size }) => bytes - size, maxTotalBytes);
  const fits = ({ size }: File) => size <= left && ((left -= size), true);
  const taken = fresh.slice(0, room).filter((file) => fits(file));
  if (fresh.length > room) return { taken, refusal: texts.tooMany(maxFiles) };
  const beyond = fresh.filter((file) => !taken.includes(file));
  const names = beyond.map(({ name }) => name).join(', ');
  if (names) return { taken, refusal: texts.noRoom(names, maxTotalBytes) };
  const double = offered.find((file) => !fresh.includes(file));
  return double ? { taken, refusal: texts.duplicate(double.name) } : { taken };
}

/** A file's problem in words. `label` names the file. */
export function problemWords(
  problem: FileProblem,
  label: string,
  { kinds, maxBytes }: FileLimits,
  texts: Pick<Texts, FileProblem>,
): string {
  if (problem === 'wrongKind') return texts.wrongKind(label, extensionsOf(kinds));
  if (problem === 'tooLarge') return texts.tooLarge(label, maxBytes ?? 0);
  return texts[problem](label);
}

/** How far a file has come on its way. */
export interface Sending {
  name: string;
  state: 'resting' | 'underWay' | 'sent' | 'failed';
  /** Why it failed. */
  failure: string | undefined;
}

/** Progress of a file as its owner reports it: a failure ends the way wherever it was. */
export const sendingOf = (name: string, share: number | undefined, failure: string | undefined): Sending => ({
  name,
  state: failure !== undefined ? 'failed' : share === undefined ? 'resting' : share < 1 ? 'underWay' : 'sent',
  failure,
});

/**
 * The changes on the files' way since the last look, in words. A file that was not there before is on its way or at rest; its own progress is no news.
 *
 * @param cancelled - whose sending the visitor has stopped; those whose end was said are taken out
 */
export function newsOfSending(
  before: ReadonlyMap<string, Sending>,
  now: ReadonlyMap<string, Sending>,
  cancelled: Set<string>,
  texts: Pick<Texts, 'sending' | 'sent' | 'cancelled' | 'failed'>,
): string[] {
  const news: string[] = [];
  for (const key of new Set([...before.keys(), ...now.keys()])) {
    const [was, is] = [before.get(key), now.get(key)];
    const { name, state, failure } = is ?? { ...was!, state: 'resting' };
    if (was?.state === state && was.failure === failure) continue;
    if (state === 'underWay') news.push(texts.sending(name));
    else if (was && state === 'sent') news.push(texts.sent(name));
    else if (was && state === 'failed') news.push(texts.failed(name, failure ?? ''));
    else if (was?.state === 'underWay' && cancelled.has(key)) news.push(texts.cancelled(name));
    if (state !== 'underWay') cancelled.delete(key);
  }
  return news;
}
