import { apiTimeoutMs } from '../../contract/limits.ts';
import type { ErrorAnswer } from '../../contract/catalogue.ts';

/** Why a call did not bring what was asked for. Messages are those of the specification, section 8. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** HTTP status; absent when there was no answer. */
  readonly status: number | undefined;
  /** The server's own words, when it answered with an error body. */
  readonly body: ErrorAnswer | undefined;

  constructor(message: string, status?: number, body?: ErrorAnswer, cause?: unknown) {
    super(message, { cause });
    this.status = status;
    this.body = body;
  }
}

async function errorBodyOf(response: Response): Promise<ErrorAnswer | undefined> {
  try {
    return (await response.json()) as ErrorAnswer;
  } catch {
    return undefined;
  }
}

/**
 * Fetches a JSON answer of the API.
 *
 * @param call - address, from `contract/calls.ts`
 * @param signal - ends the call early; it then fails with "request aborted"
 * @returns the parsed body of a 2xx answer
 * @throws {@link ApiError} with "timeout of 20000ms exceeded", "request aborted", "Network Error" or "Request failed with status code n"
 */
export async function getJson<Answer>(call: string, signal?: AbortSignal): Promise<Answer> {
  const timeout = AbortSignal.timeout(apiTimeoutMs);
  let response: Response;
  try {
    response = await fetch(call, {
      headers: { accept: 'application/json' },
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    });
    if (response.ok) return (await response.json()) as Answer;
  } catch (cause) {
    if (timeout.aborted) throw new ApiError(`timeout of ${apiTimeoutMs}ms exceeded`, undefined, undefined, cause);
    if (signal?.aborted) throw new ApiError('request aborted', undefined, undefined, cause);
    throw new ApiError('Network Error', undefined, undefined, cause);
  }
  throw new ApiError(`Request failed with status code ${response.status}`, response.status, await errorBodyOf(response));
}
