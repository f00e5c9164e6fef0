/** Values that wait on the disk while a file is read, so that memory need not hold a whole range. */
import { randomUUID } from 'node:crypto';
import { closeSync, openSync, readSync, unlinkSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FileError } from './errors.ts';

/** Place of a value in the file, in bytes. */
export interface Place {
  readonly at: number;
  readonly length: number;
}

/** Bytes that are written or read at once. */
const blockLength = 1024 * 1024;

/** A file without a name: the system takes it away with the process, however that ends. */
export class Spool<Value> {
  readonly #file: number;
  /** Written so far, in bytes; what follows waits. */
  #written = 0;
  #waiting: Buffer[] = [];
  #waitingLength = 0;
  /** The part of the file that was read last: values are mostly read in the order in which they were written. */
  #block = { at: 0, bytes: Buffer.alloc(0) };

  /** @throws {FileError} when the folder for temporary files cannot be written */
  constructor() {
    const path = join(tmpdir(), `tarnbrook-import-${randomUUID()}`);
    this.#file = whileWriting(() => openSync(path, 'wx+', 0o600));
    unlinkSync(path);
  }

  /** @throws {FileError} when the disk is full */
  write(value: Value): Place {
    const bytes = Buffer.from(JSON.stringify(value));
    const place = { at: this.#written + this.#waitingLength, length: bytes.length };
    this.#waiting.push(bytes);
    this.#waitingLength += bytes.length;
    if (this.#waitingLength >= blockLength) this.#flush();
    return place;
  }

  /** @throws {FileError} when the disk is full */
  read({ at, length }: Place): Value {
    if (at + length > this.#written) this.#flush();
    if (at < this.#block.at || at + length > this.#block.at + this.#block.bytes.length) {
      const bytes = Buffer.allocUnsafe(Math.max(length, Math.min(blockLength, this.#written - at)));
      this.#block = { at, bytes: bytes.subarray(0, readSync(this.#file, bytes, 0, bytes.length, at)) };
    }
    const start = at - this.#block.at;
    return JSON.parse(this.#block.bytes.toString('utf8', start, start + length)) as Value;
  }

  close(): void {
    closeSync(this.#file);
  }

  #flush(): void {
    const bytes = Buffer.concat(this.#waiting);
    for (let done = 0; done < bytes.length;)
      done += whileWriting(() => writeSync(this.#file, bytes, done, bytes.length - done, this.#written + done));
    this.#written += bytes.length;
    this.#waiting = [];
    this.#waitingLength = 0;
  }
}

function whileWriting<Result>(work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    throw new FileError(
      `Temporary files cannot be written to ${tmpdir()} (${(error as Error).message}). Make room there, or set TMPDIR to another folder.`,
    );
  }
}
