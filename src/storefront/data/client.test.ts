import { afterEach, beforeEach, describe, expect, test, vi, type MockInstance } from 'vitest';
import { getJson } from './client.ts';
import { postJson } from './post.ts';

const call = '/api/products';

/** Has every call answered in one way. */
function answer(respond: (init: RequestInit) => Promise<Response>): void {
  vi.stubGlobal(
    'fetch',
    vi.fn<typeof fetch>((_address, init = {}) => respond(init)),
  );
}

/** Answers nothing until the call is aborted. */
const silence = ({ signal }: RequestInit): Promise<Response> =>
  new Promise((_resolve, reject) => {
    const stop = (): void => reject(signal?.reason as Error);
    if (signal?.aborted) stop();
    signal?.addEventListener('abort', stop);
  });

let log: MockInstance<typeof console.error>;

beforeEach(() => {
  log = vi.spyOn(console, 'error').mockReturnValue(undefined);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('a call that fails says why in the words of the specification', () => {
  test('"timeout of 20000ms exceeded" after 20 seconds without an answer', async () => {
    const limit = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort(new DOMException('Timed out', 'TimeoutError')));
    answer(silence);
    await expect(postJson(call, {})).rejects.toMatchObject({ name: 'ApiError', message: 'timeout of 20000ms exceeded' });
    expect(limit).toHaveBeenCalledWith(20_000);
  });

  test('"request aborted" when it is aborted', async () => {
    answer(silence);
    await expect(postJson(call, {}, { signal: AbortSignal.abort() })).rejects.toMatchObject({
      name: 'ApiError',
      message: 'request aborted',
    });
  });

  test('"Network Error" without a network', async () => {
    answer(() => Promise.reject(new TypeError('Failed to fetch')));
    await expect(postJson(call, {})).rejects.toMatchObject({ name: 'ApiError', message: 'Network Error' });
  });

  test.for(['null', '"later"', '{"data":null}'])('"Network Error" for an answer that is none of the API: %s', async (text) => {
    answer(async () => new Response(text));
    await expect(getJson(call)).rejects.toMatchObject({ name: 'ApiError', message: 'Network Error', status: 200 });
  });

  test.for([300, 304, 404, 500])('"Request failed with status code %i"', async (status) => {
    answer(async () => new Response(status === 304 ? null : '{"message":"No."}', { status }));
    await expect(postJson(call, {})).rejects.toMatchObject({ name: 'ApiError', message: `Request failed with status code ${status}` });
  });
});

test.for([200, 201, 299])('a call succeeds with status %i', async (status) => {
  answer(async () => Response.json({ token: 'a' }, { status }));
  expect(await postJson(call, {})).toEqual({ status, body: { token: 'a' } });
});

describe('a call that fails is logged to the console, once', () => {
  const refused = async (): Promise<Response> => Response.json({ message: 'No.' }, { status: 500 });

  test.for([
    ['a load', () => getJson(call)],
    ['a sent form', () => postJson(call, {})],
  ] as const)('%s', async ([, send]) => {
    answer(refused);
    await expect(send()).rejects.toThrow('Request failed with status code 500');
    expect(log.mock.calls).toEqual([[expect.objectContaining({ name: 'ApiError', status: 500 })]]);
  });

  test('a load that is answered by a page instead of JSON', async () => {
    answer(async () => Response.json('Sign in to this network', { status: 200 }));
    await expect(getJson(call)).rejects.toThrow('Network Error');
    expect(log).toHaveBeenCalledOnce();
  });

  test('but not one that the visitor stopped', async () => {
    answer(silence);
    await expect(postJson(call, {}, { signal: AbortSignal.abort() })).rejects.toThrow('request aborted');
    expect(log).not.toHaveBeenCalled();
  });
});
