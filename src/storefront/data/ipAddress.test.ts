import { afterEach, expect, test, vi } from 'vitest';
import { lookUpIpAddress } from './ipAddress.ts';

const service = 'https://ip.example.com/?format=json';

function answer(respond: (init: RequestInit) => Promise<Response>) {
  const asked = vi.fn<typeof fetch>((_address, init = {}) => respond(init));
  vi.stubGlobal('fetch', asked);
  return asked;
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('gives the field ip of one GET to the service, which gets neither cookies nor the page’s address', async () => {
  const asked = answer(async () => Response.json({ ip: '203.0.113.7' }));
  expect(await lookUpIpAddress(service)).toBe('203.0.113.7');
  expect(asked).toHaveBeenCalledOnce();
  expect(asked).toHaveBeenCalledWith(service, expect.objectContaining({ credentials: 'omit', referrerPolicy: 'no-referrer' }));
  expect(asked.mock.calls[0]?.[1]?.method ?? 'GET').toBe('GET');
});

test.for<[string, () => Promise<Response>]>([
  ['the network fails', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['the service answers 500', async () => Response.json({ ip: '203.0.113.7' }, { status: 500 })],
  ['the answer is no JSON', async () => new Response('203.0.113.7')],
  ['the answer has no ip', async () => Response.json({ address: '203.0.113.7' })],
  ['the ip is no text', async () => Response.json({ ip: 7 })],
  ['the ip is far too long', async () => Response.json({ ip: '1'.repeat(46) })],
  ['the answer is null', async () => Response.json(null)],
])('is empty when %s', async ([, respond]) => {
  answer(respond);
  expect(await lookUpIpAddress(service)).toBe('');
});

test('waits two seconds and no longer', async () => {
  const limit = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort(new DOMException('Timed out', 'TimeoutError')));
  answer(({ signal }) => (signal?.aborted ? Promise.reject(signal.reason as Error) : new Promise(() => undefined)));
  expect(await lookUpIpAddress(service)).toBe('');
  expect(limit).toHaveBeenCalledWith(2000);
  limit.mockRestore();
});

test('asks nobody when there is no service', async () => {
  const asked = answer(async () => Response.json({ ip: '203.0.113.7' }));
  expect(await lookUpIpAddress('')).toBe('');
  expect(asked).not.toHaveBeenCalled();
});
