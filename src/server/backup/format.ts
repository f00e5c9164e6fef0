/** Lines of JSON in one gzip file, so that everyday tools read it. The last line has the number of rows and a hash; a file without it is incomplete. */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { createGunzip, createGzip, constants } from 'node:zlib';
import { pipeline, Readable } from 'node:stream';
import { errorMessage, RequestError } from '../errors.ts';
import { fromLines } from '../ndjson.ts';

export const backupFormat = 1;

export interface BackupHead {
  readonly format: number;
  /** ISO 8601 in UTC. */
  readonly takenAt: string;
  /** The migrations that made the tables, oldest first. */
  readonly migrations: readonly string[];
}

export interface BackupEnd {
  /** Rows by table. */
  readonly rows: Readonly<Record<string, number>>;
  readonly files: number;
  /** Hash of all lines before this one, in hexadecimal. */
  readonly sha256: string;
}

export type BackupContent =
  /** Rows as a text with a JSON array, as PostgreSQL wrote it: no number passes through JavaScript. */
  | { readonly table: string; readonly rows: string; readonly count: number }
  /** The last number that each sequence gave. */
  | { readonly sequences: Readonly<Record<string, string>> }
  /** A file below the data folder; its content follows. */
  | { readonly file: string }
  /** A piece of the file named last, in base64. */
  | { readonly piece: string };

export type BackupLine = { readonly head: BackupHead } | BackupContent | { readonly end: BackupEnd };

/** Bytes of a finished backup, of its head and content; the end is made here. */
export async function* packBackup(lines: AsyncIterable<{ readonly head: BackupHead } | BackupContent>): AsyncGenerator<Uint8Array> {
  // The files are compressed already, so a higher level would cost time and gain little.
  const gzip = createGzip({ level: constants.Z_BEST_SPEED });
  // The reader gets an error of the lines from the last stream.
  yield* pipeline(Readable.from(withEnd(lines), { objectMode: false }), gzip, () => {}) as AsyncIterable<Uint8Array>;
}

async function* withEnd(lines: AsyncIterable<{ readonly head: BackupHead } | BackupContent>): AsyncGenerator<string> {
  const tally = new Tally();
  for await (const line of lines) yield tally.add(line);
  yield textOf({ end: tally.end() });
}

const textOf = (line: BackupLine): string => `${JSON.stringify(line)}\n`;

class Tally {
  readonly #hash = createHash('sha256');
  readonly #rows: Record<string, number> = {};
  #files = 0;

  /** Counts a line and gives its text, which is made only once, so that the server's answers are not delayed. */
  add(line: BackupLine): string {
    const text = textOf(line);
    this.#hash.update(text);
    if ('table' in line) this.#rows[line.table] = (this.#rows[line.table] ?? 0) + line.count;
    if ('file' in line) this.#files += 1;
    return text;
  }

  end(): BackupEnd {
    return { rows: this.#rows, files: this.#files, sha256: this.#hash.digest('hex') };
  }
}

/** Reads a backup line by line. @throws {RequestError} 422 when the file cannot be read, is no backup or is damaged */
export async function* readBackup(path: string, signal?: AbortSignal): AsyncGenerator<BackupLine> {
  // An error of the file comes out of the last stream, and a reader that stops closes the file.
  const unpacked = pipeline(createReadStream(path, signal && { signal }), createGunzip(), () => {});
  try {
    yield* fromLines(unpacked) as AsyncGenerator<BackupLine>;
  } catch (error) {
    throw new RequestError(422, `The file ${path} cannot be read as a backup (${errorMessage(error)}).`);
  }
}

/** Reads a backup to its end and checks that it is complete. @throws {RequestError} 422 when it is not */
export async function checkBackup(path: string, signal?: AbortSignal): Promise<{ readonly head: BackupHead; readonly end: BackupEnd }> {
  const tally = new Tally();
  let head: BackupHead | undefined;
  let end: BackupEnd | undefined;
  for await (const line of readBackup(path, signal)) {
    if (end) throw new RequestError(422, `The file ${path} goes on behind its end: it is damaged.`);
    if ('head' in line) head = line.head;
    if ('end' in line) end = line.end;
    else tally.add(line);
  }
  if (!head || !end)
    throw new RequestError(422, `The file ${path} is not a whole backup: it ${head ? 'broke off' : 'does not begin as one'}.`);
  if (head.format !== backupFormat)
    throw new RequestError(422, `The backup ${path} is of format ${head.format}, which this version does not know.`);
  if (JSON.stringify(tally.end()) !== JSON.stringify(end))
    throw new RequestError(422, `The file ${path} is damaged: its content and its end do not agree.`);
  return { head, end };
}
