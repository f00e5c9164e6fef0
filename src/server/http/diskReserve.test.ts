import type * as fs from 'node:fs/promises';
import { access } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import Fastify from 'fastify';
import { afterEach, expect, it, vi } from 'vitest';
import { keepDiskReserve } from './diskReserve.ts';
import { sendError } from './errors.ts';

// Root may write everywhere, and no test can make a file system read-only; tests/faults/disk.test.ts does.
vi.mock('node:fs/promises', async (load) => {
  const own = await load<typeof fs>();
  return { ...own, access: vi.fn(own.access) };
});

const app = (folder: string, reserve: number) => {
  const made = Fastify();
  made.setErrorHandler(sendError);
  made.post('/form', { onRequest: keepDiskReserve(folder, reserve) }, () => ({ message: 'taken' }));
  made.get('/page', () => ({ message: 'read' }));
  open.push(made);
  return made;
};
const open: ReturnType<typeof Fastify>[] = [];
afterEach(async () => {
  for (const each of open.splice(0)) await each.close();
});

it('below the reserve nothing is taken in, with a time to come back, while reading goes on', async () => {
  const full = app(tmpdir(), Number.MAX_SAFE_INTEGER);
  const refused = await full.inject({ method: 'POST', url: '/form', payload: { a: 1 } });
  expect([refused.statusCode, refused.headers['retry-after'], refused.json()]).toEqual([
    503,
    '300',
    { message: 'The shop cannot take anything in at the moment. Please try again later.' },
  ]);
  expect((await full.inject('/page')).statusCode).toBe(200);
});

it.each([
  ['there is room', tmpdir(), 1],
  ['the system does not tell', '/nowhere/at/all', Number.MAX_SAFE_INTEGER],
])('forms are taken in where %s', async (_, folder, reserve) => {
  expect((await app(folder, reserve).inject({ method: 'POST', url: '/form', payload: { a: 1 } })).statusCode).toBe(200);
});

it.each(['EROFS', 'EACCES'])('on a disk that cannot be written (%s) nothing is taken in, while reading goes on', async (code) => {
  vi.mocked(access).mockRejectedValueOnce(Object.assign(new Error('not writable'), { code }));
  const readOnly = app(tmpdir(), 0);
  const refused = await readOnly.inject({ method: 'POST', url: '/form', payload: { a: 1 } });
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '300']);
  expect((await readOnly.inject('/page')).statusCode).toBe(200);
});
