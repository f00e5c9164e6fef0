/**
 * The two kinds of failure that somebody outside must read: what stops the server from starting, and what an API call is
 * refused with. Everything else is a defect and keeps its stack.
 */

/**
 * The server cannot start for a reason that its operator can do something about. The message is one sentence or two, says what to do,
 * and is all that gets printed; the process then ends with code 1.
 */
export class StartError extends Error {
  override name = 'StartError';
}

/** A call is refused. Becomes the answer `{ message, errors? }` with the given status. */
export class RequestError extends Error {
  override name = 'RequestError';
  readonly statusCode: number;
  /** What is wrong with which field, by field path. */
  readonly errors: Readonly<Record<string, string>> | undefined;

  constructor(statusCode: number, message: string, errors?: Readonly<Record<string, string>>) {
    super(message);
    this.statusCode = statusCode;
    this.errors = errors;
  }
}

/** A call comes too soon or at a bad moment. The answer's `Retry-After` says when to try again. */
export class RetryLaterError extends RequestError {
  override name = 'RetryLaterError';
  /** Whole seconds, at least one. */
  readonly retryAfterSeconds: number;

  /** @param statusCode - 429 when the caller asked too often, 503 when the shop is busy with others */
  constructor(statusCode: 429 | 503, message: string, retryAfterMs: number) {
    super(statusCode, message);
    this.retryAfterSeconds = Math.max(1, Math.ceil(retryAfterMs / 1000));
  }
}

/** Something was asked for by an id that nothing has. */
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

/** What an error says, whatever was thrown. A connection that failed at several addresses reports only a list: its first reason counts. */
export function errorMessage(error: unknown): string {
  if (error instanceof AggregateError && !error.message && error.errors.length > 0) return errorMessage(error.errors[0]);
  return error instanceof Error ? error.message : String(error);
}
