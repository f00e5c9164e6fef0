/** npm's script `version`, within `npm run release -- major|minor|patch`: dates the changelogs of shop and kit, which npm commits and tags with the version. */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';

const unreleased = '## Unreleased\n';

/**
 * Moves the entries under "Unreleased" to the version, and leaves "Unreleased" empty above it.
 *
 * @param changelog the whole file
 * @param date ISO 8601, the day alone
 * @returns the new file; unchanged when "Unreleased" has no entries
 * @throws {Error} when the file has no such heading
 */
export function releaseChanges(changelog: string, version: string, date: string): string {
  const at = changelog.indexOf(unreleased);
  if (at === -1) throw new Error('A changelog without "## Unreleased" cannot be released.');
  const after = changelog.slice(at + unreleased.length);
  const next = after.search(/^## /mu);
  const changes = (next === -1 ? after : after.slice(0, next)).trim();
  if (changes === '') return changelog;
  const earlier = next === -1 ? '' : `\n${after.slice(next)}`;
  return `${changelog.slice(0, at)}${unreleased}\n## ${version} – ${date}\n\n${changes}\n${earlier}`;
}

if (import.meta.main) {
  const changelogs = ['CHANGELOG.md', 'src/kit/CHANGELOG.md'];
  const today = new Date().toISOString().slice(0, 10);
  for (const file of changelogs)
    writeFileSync(file, releaseChanges(readFileSync(file, 'utf8'), process.env['npm_package_version']!, today));
  execFileSync('git', ['add', ...changelogs]);
}
