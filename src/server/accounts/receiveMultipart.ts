/** Reads the multipart body of `POST business/accountForm`: the part `body` into memory, the files to disk. Checks the parts, but not their content. */
import { join } from 'node:path';
import { directorCount, documentMaxBytes } from '../../contract/limits.ts';
import type { FastifyRequest } from 'fastify';
import type { MultipartFile } from '@fastify/multipart';
import { bodyPart, businessProofLabels, directorProofPart } from '../../contract/forms/multipart.ts';
import { documentMessages } from '../../contract/forms/documents.ts';
import type { FieldErrors } from '../../contract/forms/rules.ts';
import { errorCode, RequestError } from '../errors.ts';
import { TemporaryUpload, type UploadedPiece } from '../http/temporaryUpload.ts';
import { submissionLimit, uploadQuota } from '../security/addressLimit.ts';
import { submissionKey, type SubmissionKey } from '../security/idempotency.ts';
import type { LimitDatabase } from '../security/rateLimiter.ts';

/** Longest part `body`, in bytes: twenty directors with every field at its longest stay below. */
const bodyMaxBytes = 256 * 1024;

const fileLabels: ReadonlyMap<string, string> = new Map([
  ...Object.entries(businessProofLabels),
  ...Array.from({ length: directorCount.max }, (_, index) => [directorProofPart(index), 'Proof of address'] as const),
]);

/** Parts of the largest form there is. */
const partLimit = fileLabels.size + 1;

/** Longest whole request, in bytes: every file at its largest, and room for the headers of the parts. */
const accountFormMaxBytes = fileLabels.size * documentMaxBytes + bodyMaxBytes + partLimit * 1024;

/** Options of the multipart parser: every part is a stream, so that none is collected in memory or parsed automatically. */
export const multipartOptions = {
  isPartAFile: () => true,
  throwFileSizeLimit: false,
  // The name stays as it was sent: `files/names.ts` takes folders off it, by either kind of slash.
  preservePath: true,
  limits: { parts: partLimit, files: partLimit, fileSize: documentMaxBytes, fieldNameSize: 100, headerPairs: 20 },
} as const;

export interface UploadedFile extends UploadedPiece {
  readonly label: string;
  readonly fileName: string;
  readonly mimeType: string;
}

export interface ReceivedForm extends AsyncDisposable {
  /** The parsed part `body`, of any shape. */
  readonly body: unknown;
  /** Files by the name of their part. Empty parts without a file name, which browsers send for empty fields, are left out. */
  readonly files: ReadonlyMap<string, UploadedFile>;
  read(file: UploadedFile): Promise<Buffer>;
}

/** Takes so many submissions and files from an address. The files leave the disk when the work is done. @throws {RetryLaterError} 429 */
export function formReceiver(database: LimitDatabase, dataDir: string, form: SubmissionKey['scope']) {
  const limitSubmissions = submissionLimit(database, form);
  const countUpload = uploadQuota(database);
  return async <Result>(
    request: FastifyRequest,
    // With the key of its header, the visitor's address, and the bytes of all its files.
    work: (received: ReceivedForm, submission: { key: string | undefined; visitor: string; bytes: number }) => Promise<Result>,
  ): Promise<Result> => {
    const { visitor } = request;
    const key = submissionKey(request.headers);
    await limitSubmissions(visitor);
    await using received = await receiveAccountForm(request, join(dataDir, 'uploads'));
    const bytes = [...received.files.values()].reduce((sum, { size }) => sum + size, 0);
    await countUpload(visitor, bytes);
    return await work(received, { key, visitor, bytes });
  };
}

/**
 * Reads to the end even after an error, so that the answer names all of them.
 *
 * @throws {RequestError} 400 or 413 when a part is missing, repeated, unknown or too large, or the body ends too early
 */
export async function receiveAccountForm(request: FastifyRequest, uploadFolder: string): Promise<ReceivedForm> {
  if (!request.isMultipart()) throw new RequestError(400, 'The form must be sent as multipart/form-data.');
  if (Number(request.headers['content-length'] ?? 0) > accountFormMaxBytes) throw new RequestError(413, 'The request is too large.');
  const receiver = new Receiver();
  try {
    for await (const part of request.parts()) if (part.type === 'file') await receiver.take(part, uploadFolder);
    return receiver.finish();
  } catch (error) {
    // The rest of the body is discarded, since the parser has stopped and the connection's next request follows it.
    request.raw.unpipe();
    request.raw.resume();
    await receiver.close();
    throw asRequestError(error);
  }
}

class Receiver {
  readonly #errors: FieldErrors = {};
  readonly #names = new Set<string>();
  readonly #files = new Map<string, UploadedFile>();
  #upload: TemporaryUpload | undefined;
  #body: string | undefined;

  async take({ fieldname, filename, mimetype, file }: MultipartFile, uploadFolder: string): Promise<void> {
    // Absent for a part without a name, whatever the types say.
    const name = (fieldname as string | undefined) ?? '';
    const label = fileLabels.get(name);
    const problem =
      label === undefined && name !== bodyPart ? 'is not a part of this form' : this.#names.has(name) ? 'was sent twice' : undefined;
    this.#names.add(name);
    if (problem !== undefined) {
      this.#errors[name] = `${name || 'A part without a name'} ${problem}`;
      for await (const _ of file);
    } else if (label === undefined) {
      this.#body = await this.#readBody(file);
    } else {
      this.#upload ??= await TemporaryUpload.open(uploadFolder);
      const piece = await this.#upload.append(file);
      if (file.truncated) this.#errors[name] = documentMessages.tooLarge(label);
      const fileName = decodeFileName(filename);
      if (piece.size > 0 || fileName !== '') this.#files.set(name, { ...piece, label, fileName, mimeType: mimetype });
    }
  }

  finish(): ReceivedForm {
    if (this.#body === undefined && this.#errors[bodyPart] === undefined) this.#errors[bodyPart] = 'The part "body" is missing';
    const problems = Object.values(this.#errors);
    if (problems.length > 0) throw new RequestError(400, problems.join('. '), this.#errors);
    const read = (file: UploadedFile) => this.#upload!.read(file);
    return { body: this.#parsedBody(), files: this.#files, read, [Symbol.asyncDispose]: () => this.close() };
  }

  async close(): Promise<void> {
    await this.#upload?.close();
    this.#upload = undefined;
  }

  async #readBody(chunks: AsyncIterable<Uint8Array>): Promise<string> {
    const buffered: Uint8Array[] = [];
    let size = 0;
    for await (const chunk of chunks) {
      size += chunk.length;
      if (size <= bodyMaxBytes) buffered.push(chunk);
    }
    if (size > bodyMaxBytes) throw new RequestError(413, 'The part "body" is too large.');
    return Buffer.concat(buffered).toString('utf8');
  }

  #parsedBody(): unknown {
    try {
      return JSON.parse(this.#body!);
    } catch {
      throw new RequestError(400, 'The part "body" is not valid JSON.', { [bodyPart]: 'Must be JSON' });
    }
  }
}

/** Browsers' encodings of the three characters that would end a file name in the header of its part (HTML standard, "multipart/form-data"). */
const encodedInNames: Readonly<Record<string, string>> = { '%22': '"', '%0D': '\r', '%0A': '\n' };

/** Browsers encode three characters and leave other percent signs. @param sent - absent for a part that is no file, whatever the types say */
const decodeFileName = (sent: string | undefined = ''): string => sent.replace(/%(?:22|0D|0A)/gu, (code) => encodedInNames[code]!);

/** Turns a refusal of the parser into an answer; other errors are defects, or a full disk. */
function asRequestError(error: unknown): unknown {
  if (error instanceof RequestError) return error;
  const code = errorCode(error) ?? '';
  if (code === 'FST_PARTS_LIMIT' || code === 'FST_FILES_LIMIT') return new RequestError(413, 'The form has too many parts.');
  const message = error instanceof Error ? error.message : '';
  // With ECONNRESET the client has gone, and the answer does not matter.
  if (code.startsWith('FST_') || code === 'ECONNRESET' || /multipart|terminated early|needle/iu.test(message))
    return new RequestError(400, 'The form did not arrive whole. Please send it again.');
  return error;
}
