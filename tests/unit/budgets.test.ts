/** Every room has a budget of lines; the best change removes something. A change that needs more names in its commit what leaves, and a room that has become smaller gets a smaller budget. */
import { execFileSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const root = path.join(import.meta.dirname, '../..');

/** Lines of TypeScript that are no tests, by room. */
const budgets: Readonly<Record<string, number>> = {
  'src/server': 19_172,
  'src/kit': 21_468,
  'src/desk': 5_471,
  'src/storefront': 9_733,
  'src/contract': 2_345,
  'src/brands': 2_590,
  'src/cli': 3_735,
  'src/range': 1_581,
  'src/demo': 12_951,
  stories: 18_825,
  '.storybook': 697,
  tools: 2_993,
};

const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\0')
  .filter((file) => file !== '' && !/\.test\.tsx?$/u.test(file));

/** The desk is one room: its screens, and the server behind them. */
const roomOf = (file: string): string => file.replace('src/server/desk/', 'src/desk/');

const linesOf = (room: string): number =>
  files
    .filter((file) => roomOf(file).startsWith(`${room}/`))
    .reduce((sum, file) => sum + readFileSync(path.join(root, file), 'utf8').split('\n').length - 1, 0);

describe('The budget of', () => {
  it.each(Object.entries(budgets))('%s is at most %i lines', (room, budget) => {
    const lines = linesOf(room);
    expect(lines).toBeGreaterThan(0);
    expect(lines).toBeLessThanOrEqual(budget);
  });

  it('README.md is at most 9 kB', () => {
    expect(statSync(path.join(root, 'README.md')).size).toBeLessThanOrEqual(9_000);
  });
});
