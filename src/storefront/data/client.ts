import { apiTimeoutMs } from '../../contract/limits.ts';
import type { ErrorAnswer } from '../../contract/catalogue.ts';

/** A failed call, with the messages of the specification, section 8. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** HTTP status; absent when there was no answer. */
  readonly status: number | undefined;
  /** The server's error body, when it sent one. */
  readonly body: ErrorAnswer | undefined;
  /** Seconds until another try makes sense, when the server said so. */
  readonly retryAfterSeconds: number | undefined;

  constructor(message: string, status?: number, body?: ErrorAnswer, cause?: unknown, retryAfter?: string | null) {
    super(message, { cause });
    this.status = status;
    this.body = body;
    this.retryAfterSeconds = secondsUntil(retryAfter ?? '');
  }
}

/** The seconds of a Retry-After. The shop's server sends seconds, proxies also a date. */
function secondsUntil(retryAfter: string): number | undefined {
  if (/^\d+$/u.test(retryAfter)) return Number(retryAfter);
  const at = retryAfter.endsWith('GMT') ? Date.parse(retryAfter) : NaN;
  return Number.isNaN(at) ? undefined : Math.max(0, (at - Date.now()) / 1000);
}

async function errorBodyOf(response: Response): Promise<ErrorAnswer | undefined> {
  try {
    const body = (await response.json()) as ErrorAnswer;
    // A gateway's answer may have objects in their places.
    return [body.message, ...Object.values(body.errors ?? {})].every((text) => text === undefined || typeof text === 'string')
      ? body
      : undefined;
  } catch {
    return undefined;
  }
}

export interface CallOptions {
  headers?: Readonly<Record<string, string>>;
  /** Aborts the call, which then fails with "request aborted". */
  signal?: AbortSignal;
}

/**
 * Logs a failed call to the console, once, whatever the screen does with it (specification, section 8). Every call of the API passes through here,
 * loads, sent forms and uploads alike; a call that the visitor stopped has not failed.
 */
export function logged<Answer>(call: Promise<Answer>, signal?: AbortSignal): Promise<Answer> {
  return call.catch((error: unknown) => {
    if (!signal?.aborted) console.error(error);
    throw error;
  });
}

/** The failed call that an error is, which has been logged; `undefined` for any other error, which is logged here. */
export function failedCall(error: unknown): ApiError | undefined {
  if (error instanceof ApiError) return error;
  console.error(error);
  return undefined;
}

/** Fetches the answer to one call; its body is `undefined` when there is none. */
async function fetchAnswer<Answer>(
  call: string,
  init: Omit<RequestInit, 'headers'> & Pick<CallOptions, 'headers'>,
  { headers, signal }: CallOptions,
): Promise<{ status: number; body: Answer }> {
  const timeout = AbortSignal.timeout(apiTimeoutMs);
  let response: Response | undefined;
  try {
    response = await fetch(call, {
      ...init,
      headers: { accept: 'application/json', ...init.headers, ...headers },
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    });
    if (response.ok) return { status: response.status, body: (response.status === 204 ? undefined : await response.json()) as Answer };
  } catch (cause) {
    if (timeout.aborted) throw new ApiError(timeoutMessage, undefined, undefined, cause);
    if (signal?.aborted) throw new ApiError('request aborted', undefined, undefined, cause);
    // An answer that is no JSON is not the shop's: a network's own login page, for instance.
    throw new ApiError('Network Error', cause instanceof SyntaxError ? response?.status : undefined, undefined, cause);
  }
  throw new ApiError(
    failedMessage(response.status),
    response.status,
    await errorBodyOf(response),
    undefined,
    response.headers.get('retry-after'),
  );
}

/**
 * Sends one call. A failure is logged.
 *
 * @returns status and parsed body of a 2xx answer; the body is `undefined` when there is none
 * @throws {@link ApiError} as `getJson` does
 */
export function request<Answer>(...call: Parameters<typeof fetchAnswer>): Promise<{ status: number; body: Answer }> {
  return logged(fetchAnswer<Answer>(...call), call[2].signal);
}

export const timeoutMessage = `timeout of ${apiTimeoutMs}ms exceeded`;
export const failedMessage = (status: number): string => `Request failed with status code ${status}`;

/** Calls that were made before a screen asked for their answers, and have not come yet. */
const early = new Map<string, Promise<unknown>>();

async function fetchJson<Answer>(call: string, options: CallOptions): Promise<Answer> {
  const { status, body } = await fetchAnswer<Answer>(call, {}, options);
  // Every answer of the API is an object or a list, and never without its data; anything else comes from elsewhere.
  if (typeof body !== 'object' || body === null || ('data' in body && body.data === null)) throw new ApiError('Network Error', status);
  return body;
}

/**
 * Makes a call that a screen will probably make. One that fails is forgotten and not logged: the screen makes it again, and says what is wrong then.
 *
 * @returns the answer; one promise for all who ask while it is under way
 */
export function getJsonEarly<Answer>(call: string): Promise<Answer> {
  const answer = early.get(call) ?? fetchJson<Answer>(call, {}).finally(() => early.delete(call));
  early.set(call, answer);
  return answer as Promise<Answer>;
}

/**
 * Fetches the JSON answer of a call of `contract/calls.ts`, or waits for it where {@link getJsonEarly} has asked already. A failure is logged.
 *
 * @returns the parsed body of a 2xx answer
 * @throws {@link ApiError} with "timeout of 20000ms exceeded", "request aborted", "Network Error" or "Request failed with status code n"
 */
export function getJson<Answer>(call: string, options: CallOptions = {}): Promise<Answer> {
  const again = () => fetchJson<Answer>(call, options);
  return logged((early.get(call) as Promise<Answer> | undefined)?.catch(again) ?? again(), options.signal);
}
