/**
 * `npm run release -- major|minor|patch`, or the first version as it is (`0.1.0`): dates the changelogs of shop and kit, sets the version, commits and tags. It pushes nothing: push the tag when CI has
 * passed.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { releaseChanges } from './changelog.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const changelogs = ['CHANGELOG.md', 'src/kit/CHANGELOG.md'];
const steps = ['major', 'minor', 'patch'];

function run(command: string, ...parameters: string[]): string {
  return execFileSync(command, parameters, { cwd: root, encoding: 'utf8' }).trim();
}

const [step = ''] = process.argv.slice(2);
if (!steps.includes(step) && !/^\d+\.\d+\.\d+$/u.test(step)) {
  console.error(`Say which: npm run release -- ${steps.join('|')}`);
  process.exit(2);
}
if (run('git', 'status', '--porcelain') !== '') {
  console.error('There are changes that are not committed. Commit them, or put them aside.');
  process.exit(1);
}

const version = run('npm', 'version', step, '--no-git-tag-version', '--allow-same-version').replace(/^v/u, '');
const today = new Date().toISOString().slice(0, 10);
for (const file of changelogs.map((name) => path.join(root, name)))
  writeFileSync(file, releaseChanges(readFileSync(file, 'utf8'), version, today));
run('git', 'commit', '--quiet', '--all', '--message', `Release ${version}`);
run('git', 'tag', '--annotate', `v${version}`, '--message', `Release ${version}`);
console.log(`${version} is committed and tagged. When CI has passed: git push --follow-tags`);
