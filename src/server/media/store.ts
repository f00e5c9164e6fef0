/** The interface of the place where pictures are stored, on the disk or in an object store. */
import { errorMessage, RetryLaterError } from '../errors.ts';

/** Names are such as `originals/ab/abcd.jpg`. A file appears whole or not at all, and never changes. @throws {MediaUnavailableError} from each method */
export interface MediaStore {
  /** Its address for people, without credentials. */
  readonly place: string;
  /** Whether it is reached over a network, and other servers use it too. */
  readonly isShared: boolean;
  /** The content of a file; undefined when there is none of that name. */
  read(name: string): Promise<Buffer | undefined>;
  /** Stores a file. When it returns, the file is stored durably. */
  write(name: string, content: Buffer): Promise<void>;
  /** Stores a file from this machine's disk and deletes it there. */
  adopt(name: string, path: string): Promise<void>;
  /** Names of all files below a folder, in order; empty when there is no such folder. */
  list(folder: string): Promise<string[]>;
  close(): void;
}

/** Time after which a place that could not be used is tried again, in milliseconds. */
export const mediaRetryMs = 5_000;

/** For the moment. The message is for visitors; `cause` has the reason. */
export class MediaUnavailableError extends RetryLaterError {
  override name = 'MediaUnavailableError';

  constructor(cause: unknown) {
    super(503, 'This picture cannot be shown now. Please try again.', mediaRetryMs, 'media');
    this.cause = cause;
  }
}

/** Tells an operator where the store is and why the call failed. */
export async function explainStore<Result>(
  { place }: MediaStore,
  done: 'read' | 'written',
  call: Promise<Result>,
  refuse: (message: string) => Error,
): Promise<Result> {
  try {
    return await call;
  } catch (error) {
    if (!(error instanceof MediaUnavailableError)) throw error;
    throw refuse(`The pictures in ${place} cannot be ${done} (${errorMessage(error.cause)}).`);
  }
}
