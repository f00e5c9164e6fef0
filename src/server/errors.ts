/** The two kinds of failure that people outside read: the server cannot start, or refuses a call. All other errors are defects and keep their stack. */

/** The operator can mend it. The message is one sentence or two, says what to do, and is printed without a stack; the process ends with code 1. */
export class StartError extends Error {
  override name = 'StartError';
}

/** A call is refused. Becomes the answer `{ message, errors? }` with the given status. */
export class RequestError extends Error {
  override name = 'RequestError';
  readonly statusCode: number;
  /** Errors by field path. */
  readonly errors: Readonly<Record<string, string>> | undefined;

  constructor(statusCode: number, message: string, errors?: Readonly<Record<string, string>>) {
    super(message);
    this.statusCode = statusCode;
    this.errors = errors;
  }
}

/** A call comes too soon or at a bad moment; `Retry-After` tells when to try again. */
export class RetryLaterError extends RequestError {
  override name = 'RetryLaterError';
  /** Whole seconds, at least one. */
  readonly retryAfterSeconds: number;
  /** The limit that was reached, for the figures; no name of a caller. */
  readonly limit: string;

  /** @param statusCode - 429 when the caller asked too often, 503 when the shop is busy with others */
  constructor(statusCode: 429 | 503, message: string, retryAfterMs: number, limit: string) {
    super(statusCode, message);
    this.limit = limit;
    this.retryAfterSeconds = Math.max(1, Math.ceil(retryAfterMs / 1000));
  }
}

export class NotFoundError extends RequestError {
  override name = 'NotFoundError';

  constructor(message: string, errors?: Readonly<Record<string, string>>) {
    super(404, message, errors);
  }
}

/** The `code` of a system or database error ("EADDRINUSE", "28P01"); undefined when it has none. */
export function errorCode(error: unknown): string | undefined {
  return typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}

/** The message of anything thrown. For a connection that failed at several addresses it is the first address's, for a close in which several things failed the first thing's. */
export function errorMessage(error: unknown): string {
  if (error instanceof SuppressedError) return errorMessage(error.suppressed);
  if (error instanceof AggregateError && !error.message && error.errors.length > 0) return errorMessage(error.errors[0]);
  return error instanceof Error ? error.message : String(error);
}
