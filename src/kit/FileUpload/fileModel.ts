/** What can be said about a file before it is taken, without a screen. */

/** A kind of file that is taken: its name, its declared type and its first bytes must agree. */
export interface FileKind {
  /** With its dot, in lower case. */
  extension: string;
  mimeTypes: readonly string[];
  /** First bytes of every such file. */
  signature: readonly number[];
}

/** Why a file is not taken. */
export type FileProblem = 'wrongKind' | 'tooLarge' | 'empty' | 'contentDiffers' | 'unreadable';

/** Limits of {@link judgeFile}. */
export interface FileLimits {
  /** Kinds that are taken. Default: any. */
  kinds?: readonly FileKind[];
  /** Most bytes. Default: any number. */
  maxBytes?: number;
}

/** Browsers that do not know a file's type say nothing or this. */
const unknownTypes: readonly string[] = ['', 'application/octet-stream'];

/** The kind that a file's name claims. */
export const kindOf = (name: string, kinds: readonly FileKind[]): FileKind | undefined =>
  kinds.find(({ extension }) => name.toLowerCase().endsWith(extension));

/** Judges a file by its name, size, declared type and first bytes. */
export async function judgeFile(file: File, { kinds, maxBytes }: FileLimits): Promise<FileProblem | undefined> {
  const kind = kinds && kindOf(file.name, kinds);
  if (kinds && !kind) return 'wrongKind';
  if (maxBytes !== undefined && file.size > maxBytes) return 'tooLarge';
  if (file.size === 0) return 'empty';
  if (!kind) return undefined;
  const declared = file.type.toLowerCase().split(';')[0]?.trim() ?? '';
  if (!unknownTypes.includes(declared) && !kind.mimeTypes.includes(declared)) return 'contentDiffers';
  try {
    const head = new Uint8Array(await file.slice(0, kind.signature.length).arrayBuffer());
    return kind.signature.every((byte, index) => head[index] === byte) ? undefined : 'contentDiffers';
  } catch {
    // Moved, deleted or locked since it was chosen; or a folder that was dropped.
    return 'unreadable';
  }
}

/** Whether two are the same file, as far as a page can tell. */
export const isSameFile = (one: File, other: File): boolean =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;
