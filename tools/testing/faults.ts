/**
 * `npm run test:faults [-- part …] [-- --rounds N]`: tests the shop when it is killed, the power is cut, its disk is full, its database restarts, its mail server
 * misbehaves, its uploads never end, nobody reads its answers, several servers come and go, PostgreSQL goes back in time, or it is asked to end by every signal at every moment. Parts are the files of `tests/faults`: kill, power, smtp, disk, database,
 * uploads, slowReaders, servers, recovery, signals, decisions.
 * `--rounds` says how often the server is killed (1,000; three tenths of that while staff decide) and the power is cut (a tenth). Parts run one after the other, since each needs the whole machine.
 */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { build } from '../../scripts/build.ts';
import { buildIsStale } from '../../scripts/stale.ts';

const root = path.join(import.meta.dirname, '../..');

const { values, positionals } = parseArgs({ options: { rounds: { type: 'string', default: '1000' } }, allowPositionals: true });
const files = positionals.map((part) => `tests/faults/${part}.test.ts`);
const unknown = positionals.filter((_, index) => !existsSync(path.join(root, files[index]!)));
if (unknown.length > 0 || !/^[1-9]\d*$/u.test(values.rounds)) {
  console.error(
    unknown.length > 0 ? `There is no part called ${unknown.join(', ')} in tests/faults.` : '--rounds must be a whole number from 1 on.',
  );
  process.exit(2);
}

// In this process: inside a test the build would be one for development.
if ((files.length === 0 || positionals.includes('signals')) && buildIsStale()) await build();
const run = spawn(
  'vitest',
  ['run', '--config', 'vitest.node.config.ts', ...files, '--project=faults', '--no-file-parallelism', '--disable-console-intercept'],
  { cwd: root, stdio: 'inherit', env: { ...process.env, FAULT_ROUNDS: values.rounds } },
);
run.once('exit', (code) => (process.exitCode = code ?? 1));
