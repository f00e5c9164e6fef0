import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from 'vitest';
import { describeError, openLog } from './log.ts';

/** An error of the database driver, with all its fields. */
function databaseError(message: string, fields: object): Error {
  return Object.assign(new Error(message), { name: 'error', severity: 'ERROR', code: '23505', ...fields });
}

function logged(error: unknown): string {
  let text = '';
  openLog('info', { write: (line) => void (text += line) }).error({ err: error }, 'call failed');
  return text;
}

it('logs where a statement failed, and neither its row nor its parameters', () => {
  const error = databaseError('duplicate key value violates unique constraint "account_mail_key"', {
    detail: 'Key (mail)=(asha@varley.example.com) already exists.',
    where: "unnamed portal parameter $3 = 'asha@varley.example.com'",
    hint: 'asha@varley.example.com',
    parameters: ['asha@varley.example.com', 'deadbeef'.repeat(1000)],
    query: "insert into account values ('asha@varley.example.com')",
    table: 'account',
    constraint: 'account_mail_key',
  });
  const text = logged(error);
  expect(text).not.toMatch(/varley|deadbeef/u);
  expect(JSON.parse(text)).toMatchObject({
    err: {
      code: '23505',
      table: 'account',
      constraint: 'account_mail_key',
      stack: expect.stringMatching(/\n\s+at .+log\.test\.ts/u) as unknown,
    },
  });
});

it.each([
  databaseError('invalid input syntax for type integer: "asha@varley.example.com"', { code: '22P02' }),
  databaseError('invalid byte sequence for encoding "UTF8": 0x00, in "asha \\"varley"', { code: '22021' }),
  new SyntaxError('Unexpected token \'v\', "varley@example" is not valid JSON'),
  new Error('outer', { cause: databaseError('value too long: "varley"', { detail: 'varley' }) }),
  Object.assign(new Error('refused'), { rejected: ['asha@varley.example.com'], response: 'no varley' }),
])('logs no value that a message or a field quotes: %s', (error) => {
  expect(logged(error)).not.toContain('varley');
});

it('keeps what tells where a call of the system failed, and the chain of causes', () => {
  const cause = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432'), { code: 'ECONNREFUSED', syscall: 'connect', port: 5432 });
  expect(describeError(new TypeError('no database', { cause }))).toMatchObject({
    type: 'TypeError',
    message: 'no database',
    cause: { code: 'ECONNREFUSED', syscall: 'connect', port: 5432, message: 'connect ECONNREFUSED 127.0.0.1:5432' },
  });
  expect(describeError('a text that somebody threw')).toEqual({ type: 'string' });
});

it('does not keep a process from exiting whose log nobody reads any more', async () => {
  const program = `
    const { openOutput } = await import(${JSON.stringify(new URL('log.ts', import.meta.url).href)});
    const output = openOutput();
    console.error('ready');
    process.stdin.once('data', async () => {
      output.write('the last line');
      await output[Symbol.asyncDispose]();
      process.exit(0);
    });`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program]);
  await once(child.stderr, 'data');
  child.stdout.destroy();
  child.stdin.write('end');
  const killing = setTimeout(() => child.kill('SIGKILL'), 4_000);
  expect(await once(child, 'exit')).toEqual([0, null]);
  clearTimeout(killing);
});
