/** Values that wait on the disk while a file is read, so that memory need not hold a whole range. */
import { tmpdir } from 'node:os';
import { DatabaseSync } from 'node:sqlite';
import { errorMessage } from '../../server/errors.ts';
import { CommandError } from '../errors.ts';

/** A table in a file without a name: the system takes it away with the process, however that ends. */
export class Spool<Value> {
  readonly #database = new DatabaseSync('');
  readonly #write;
  readonly #read;

  constructor() {
    // Nothing of it is read again after a failure.
    this.#database.exec(
      'pragma journal_mode = off; pragma synchronous = off; create table spool (key text primary key, value text); begin',
    );
    this.#write = this.#database.prepare('insert or replace into spool values (?, ?)');
    this.#read = this.#database.prepare('select value from spool where key = ?');
  }

  /** @throws {CommandError} when the folder for temporary files cannot be written, or its disk is full */
  set(key: string, value: Value): void {
    try {
      this.#write.run(key, JSON.stringify(value));
    } catch (error) {
      throw new CommandError(
        `Temporary files cannot be written to ${tmpdir()} (${errorMessage(error)}). Make room there, or set TMPDIR to another folder.`,
      );
    }
  }

  get(key: string): Value | undefined {
    const row = this.#read.get(key);
    return row && (JSON.parse(row['value'] as string) as Value);
  }

  close(): void {
    this.#database.close();
  }
}
