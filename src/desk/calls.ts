/** Calls of the desk, with the cookie of its session. */
const base = '/desk/api';

/** Longest wait for an answer, in milliseconds. */
const timeoutMs = 20_000;

/** A call that failed: with the server's status and message, or status 0 without an answer. */
export class DeskError extends Error {
  override name = 'DeskError';
  readonly status: number;

  /** The server's messages by field. */
  readonly errors: Readonly<Record<string, string>>;

  constructor(status: number, message: string, errors: DeskError['errors'] = {}) {
    super(message);
    this.status = status;
    this.errors = errors;
  }
}

/** The address of a call, for links to files. */
export const callAddress = (path: string): string => base + path;

/** Longest wait for the answer to a file, which is read as a whole, in milliseconds. */
const fileTimeoutMs = 10 * 60_000;

/** Calls the server. @throws {DeskError} for every answer but a good one, and for none */
export async function call<Answer>(
  path: string,
  { method = 'GET', body, file, isLong = file !== undefined }: { method?: string; body?: object; file?: File; isLong?: boolean } = {},
): Promise<Answer> {
  const answer = await fetch(base + path, {
    method,
    signal: AbortSignal.timeout(isLong ? fileTimeoutMs : timeoutMs),
    ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    ...(file && { headers: { 'content-type': 'application/octet-stream' }, body: file }),
  }).catch(() => undefined);
  if (!answer) throw new DeskError(0, '');
  const text = await answer.text().catch(() => '');
  const read = text.startsWith('{') ? (JSON.parse(text) as { message?: string; errors?: DeskError['errors'] }) : undefined;
  if (!answer.ok) throw new DeskError(answer.status, read?.message ?? '', read?.errors);
  return read as Answer;
}
