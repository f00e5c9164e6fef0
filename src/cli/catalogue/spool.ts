/** Values that wait on the disk while a file is read, so that memory need not hold a whole range. */
import { randomUUID } from 'node:crypto';
import { closeSync, openSync, readSync, unlinkSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { errorMessage } from '../../server/errors.ts';
import { CommandError } from '../errors.ts';

/** Where a value stands in the file, in bytes. */
export interface Place {
  readonly at: number;
  readonly length: number;
}

/** A file without a name: the system takes it away with the process, however that ends. */
export class Spool<Value> {
  readonly #file: number;
  #end = 0;

  /** @throws {CommandError} when the folder for temporary files cannot be written */
  constructor() {
    const path = join(tmpdir(), `tarnbrook-import-${randomUUID()}`);
    this.#file = whileWriting(() => openSync(path, 'wx+', 0o600));
    unlinkSync(path);
  }

  /** @throws {CommandError} when the disk is full */
  write(value: Value): Place {
    const bytes = Buffer.from(JSON.stringify(value));
    for (let done = 0; done < bytes.length;)
      done += whileWriting(() => writeSync(this.#file, bytes, done, bytes.length - done, this.#end + done));
    const place = { at: this.#end, length: bytes.length };
    this.#end += bytes.length;
    return place;
  }

  read({ at, length }: Place): Value {
    const bytes = Buffer.allocUnsafe(length);
    readSync(this.#file, bytes, 0, length, at);
    return JSON.parse(bytes.toString()) as Value;
  }

  close(): void {
    closeSync(this.#file);
  }
}

function whileWriting<Result>(work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    throw new CommandError(
      `Temporary files cannot be written to ${tmpdir()} (${errorMessage(error)}). Make room there, or set TMPDIR to another folder.`,
    );
  }
}
