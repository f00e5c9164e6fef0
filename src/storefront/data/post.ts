import { apiTimeoutMs } from '../../contract/limits.ts';
import type { ErrorAnswer } from '../../contract/catalogue.ts';
import { ApiError, failedMessage, logged, request, timeoutMessage, type CallOptions } from './client.ts';

/**
 * Sends JSON to a call of `contract/calls.ts`. A failure is logged.
 *
 * @returns status and parsed body of a 2xx answer
 * @throws {@link ApiError} as `getJson` does
 */
export function postJson<Answer>(call: string, body: unknown, options: CallOptions = {}): Promise<{ status: number; body: Answer }> {
  return request<Answer>(call, { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }, options);
}

interface UploadOptions extends CallOptions {
  /** Called with the share that has been sent, from 0 to 1. */
  onProgress?: (sent: number) => void;
}

/**
 * Sends a multipart form, or a blob of a type of its own, to the API. Uploads are reported as they go, which `fetch` cannot; the timeout counts from the last sign of progress, so that a slow
 * line is not mistaken for a dead one. A failure is logged.
 *
 * @returns status and parsed body of a 2xx answer
 * @throws {@link ApiError} as `getJson` does
 */
export function postForm<Answer>(
  call: string,
  form: FormData | Blob,
  options: UploadOptions = {},
): Promise<{ status: number; body: Answer }> {
  return logged(upload<Answer>(call, form, options), options.signal);
}

function upload<Answer>(
  call: string,
  form: FormData | Blob,
  { headers = {}, signal, onProgress }: UploadOptions,
): Promise<{ status: number; body: Answer }> {
  return new Promise((resolve, reject) => {
    const sending = new XMLHttpRequest();
    let timer: ReturnType<typeof setTimeout>;
    let reason = 'Network Error';
    const stop = (why: string): void => {
      reason = why;
      sending.abort();
    };
    const abort = (): void => stop('request aborted');
    const waitAgain = (): void => {
      clearTimeout(timer);
      timer = setTimeout(stop, apiTimeoutMs, timeoutMessage);
    };
    sending.open('POST', call);
    sending.responseType = 'json';
    sending.setRequestHeader('accept', 'application/json');
    for (const [name, value] of Object.entries(headers)) sending.setRequestHeader(name, value);
    sending.upload.addEventListener('progress', ({ loaded, total, lengthComputable }) => {
      waitAgain();
      if (lengthComputable && total > 0) onProgress?.(loaded / total);
    });
    // After an error or an abort the status is 0.
    const settle = (): void => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', abort);
      const { status } = sending;
      const body = sending.response as Answer | ErrorAnswer | null;
      if (status >= 200 && status < 300 && body !== null) resolve({ status, body: body as Answer });
      else if (status === 0) reject(new ApiError(reason));
      else {
        const message = status < 300 ? reason : failedMessage(status);
        const retryAfter = sending.getResponseHeader('retry-after');
        reject(new ApiError(message, status, (body ?? undefined) as ErrorAnswer | undefined, undefined, retryAfter));
      }
    };
    for (const end of ['load', 'error', 'abort']) sending.addEventListener(end, settle);
    signal?.addEventListener('abort', abort);
    if (signal?.aborted) return reject(new ApiError('request aborted'));
    waitAgain();
    sending.send(form);
  });
}
