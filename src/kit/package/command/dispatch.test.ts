import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CommandError, type Command } from './command.ts';
import { runCommand } from './dispatch.ts';
import { readParameters } from './parameters.ts';

const said: { out: string[]; err: string[] } = { out: [], err: [] };

beforeEach(() => {
  said.out = [];
  said.err = [];
  vi.spyOn(console, 'log').mockImplementation((line: string) => void said.out.push(line));
  vi.spyOn(console, 'error').mockImplementation((line: string) => void said.err.push(line));
});
afterEach(() => vi.restoreAllMocks());

const commandOf = (words: string, run: Command['run']): Command => ({
  words: words.split(' '),
  summary: `Summary of ${words}`,
  usage: { parameters: 'NAME', description: `Description of ${words}.` },
  run,
});

const known = [
  commandOf('paint new', async (parameters) => {
    const { positionals } = readParameters(parameters, { colour: { type: 'string' } });
    console.log(`paints ${positionals.join('+')}`);
    return 0;
  }),
  commandOf('paint dry', async () => {
    throw new CommandError('It is still wet.');
  }),
  commandOf('list', async () => {
    throw new TypeError('Cannot read properties of undefined');
  }),
];

const type = (line: string): Promise<number> => runCommand(line === '' ? [] : line.split(' '), known, () => '1.2.3');

test('runs the command that the words name, with what follows them', async () => {
  expect(await type('paint new red blue')).toBe(0);
  expect(said).toEqual({ out: ['paints red+blue'], err: [] });
});

test('lists all commands, on request as an answer and without a word as a mistake', async () => {
  expect(await type('--help')).toBe(0);
  expect(said.out.join()).toMatch(/paint new {2}Summary of paint new\n {2}paint dry {2}.*\n {2}list {7}Summary of list/u);
  expect(await type('')).toBe(2);
});

test('says more of one command, and lists those that begin with one word', async () => {
  expect(await type('paint new red --help')).toBe(0);
  expect(said.out).toEqual(['Usage: tarnbrook-kit paint new NAME\n\nDescription of paint new.']);
  expect(await type('paint --help')).toBe(0);
  expect(said.out[1]).not.toContain('list');
});

test('says its version', async () => {
  expect(await type('--version')).toBe(0);
  expect(said.out).toEqual(['1.2.3']);
});

test('names the commands in a sentence when it knows none of that name', async () => {
  expect(await type('print')).toBe(2);
  expect(await type('paint old red')).toBe(2);
  expect(said.err).toEqual([
    'There is no command "print". The commands are: paint new, paint dry, list. tarnbrook-kit --help says what they do.',
    'There is no command "paint old red". The commands are: paint new, paint dry. tarnbrook-kit --help says what they do.',
  ]);
});

test('says in a sentence what went wrong, without a trace of calls', async () => {
  expect(await type('paint dry')).toBe(1);
  expect(await type('list')).toBe(1);
  expect(await type('paint new --size 3')).toBe(2);
  expect(await type('paint new --colour')).toBe(2);
  expect(said.out).toEqual([]);
  expect(said.err).toEqual([
    'It is still wet.',
    'Cannot read properties of undefined',
    "Unknown option '--size'. Add --help to see what is possible.",
    "Option '--colour <value>' argument missing. Add --help to see what is possible.",
  ]);
});
