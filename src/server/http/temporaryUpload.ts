/** Temporary uploads: files are on disk until they have arrived completely, so that a thousand slow uploads need no memory. */
import { mkdir, open, unlink, type FileHandle } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { RetryLaterError } from '../errors.ts';

/** Most bytes of all uploads of this process, so that they do not fill the disk that the database needs. */
const bytesLimit = 2 * 1024 ** 3;

/** The answer when the limit was reached; a client may try again after the time, in milliseconds. */
const crowded = ['Too many files are being sent at the moment. Please try again in a minute.', 60_000, 'uploads-held'] as const;

let bytesHeld = 0;

/** Place of a piece in an upload, in bytes. */
export interface UploadedPiece {
  readonly offset: number;
  readonly size: number;
}

/** One file without a name: it is deleted when it is closed, or when the process ends in any way. Pieces are written one after the other. */
export class TemporaryUpload {
  readonly #file: FileHandle;
  #size = 0;

  private constructor(file: FileHandle) {
    this.#file = file;
  }

  /** @param folder - made when it does not exist, for this user only */
  static async open(folder: string): Promise<TemporaryUpload> {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const path = join(folder, randomUUID());
    const file = await open(path, 'wx+', 0o600);
    try {
      await unlink(path);
    } catch (error) {
      await file.close();
      throw error;
    }
    return new TemporaryUpload(file);
  }

  /** Writes a piece. @throws {RetryLaterError} 503 when too much is being uploaded */
  async append(chunks: AsyncIterable<Uint8Array>): Promise<UploadedPiece> {
    const offset = this.#size;
    for await (const chunk of chunks) {
      if (bytesHeld + chunk.length > bytesLimit) throw new RetryLaterError(503, ...crowded);
      bytesHeld += chunk.length;
      this.#size += chunk.length;
      // Behind the last piece, whole.
      await this.#file.writeFile(chunk);
    }
    return { offset, size: this.#size - offset };
  }

  async read({ offset, size }: UploadedPiece): Promise<Buffer> {
    const content = Buffer.alloc(size);
    let done = 0;
    while (done < size) {
      const { bytesRead } = await this.#file.read(content, done, size - done, offset + done);
      if (bytesRead === 0) throw new Error('An upload is shorter than it was.');
      done += bytesRead;
    }
    return content;
  }

  async close(): Promise<void> {
    bytesHeld -= this.#size;
    this.#size = 0;
    await this.#file.close();
  }
}
