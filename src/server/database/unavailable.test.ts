import { expect, it } from 'vitest';
import { isDatabaseUnavailable } from './unavailable.ts';

const withCode = (code: string, more: object = {}) => Object.assign(new Error(code), { code, ...more });

it.each([
  ['a server that is shutting down', withCode('57P01')],
  ['a server that is starting', withCode('57P03')],
  ['a connection that broke', withCode('08006')],
  ['a full disk', withCode('53100')],
  ['a disk that became read-only', withCode('25006')],
  ['a port where nobody listens', withCode('ECONNREFUSED', { syscall: 'connect' })],
  ['a socket that is not there yet', withCode('ENOENT', { syscall: 'connect' })],
  ['a database that is not there', withCode('3D000')],
  ['a host whose name is not known', withCode('ENOTFOUND', { syscall: 'getaddrinfo' })],
  ['a connection that ended in the middle of a statement', new Error('Connection terminated unexpectedly')],
  ['a connection that is not made in time', new Error('timeout exceeded when trying to connect')],
])('%s is a database that does not answer for the moment', (_, error) => expect(isDatabaseUnavailable(error)).toBe(true));

it.each([
  ['a value that is there already', withCode('23505')],
  ['a statement that took too long', withCode('57014')],
  ['a file that is missing', withCode('ENOENT', { syscall: 'open' })],
  ['a defect', new TypeError('Cannot read properties of undefined')],
  ['what is no error', 'terminated'],
])('%s is not', (_, error) => expect(isDatabaseUnavailable(error)).toBe(false));
