/** Every room has a budget of lines; the best change removes something. A change that needs more names in its commit what leaves, and a room that has become smaller gets a smaller budget. */
import { execFileSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const root = path.join(import.meta.dirname, '../..');

/** Lines of TypeScript that are no tests, by room. */
const budgets: Readonly<Record<string, number>> = {
  'src/server': 20_635,
  'src/kit': 21_759,
  'src/storefront': 9_627,
  'src/contract': 2_306,
  'src/brands': 2_711,
  'src/cli': 5_017,
  'src/demo': 12_966,
  stories: 19_536,
  '.storybook': 623,
  tools: 2_929,
};

const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\0')
  .filter((file) => file !== '' && !/\.test\.tsx?$/u.test(file));

const linesOf = (room: string): number =>
  files
    .filter((file) => file.startsWith(`${room}/`))
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
