/** Which stories a change can show in, by what each of them imports. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Every story depends on these. */
const everywhere = ['.storybook/', 'src/kit/theme/', 'design-tokens/', 'tests/visual/', 'vitest.config.ts', 'package-lock.json'];

/** Files that a source file imports, as far as they are ours: by name, or by a pattern for Vite. */
function importsOf(file: string): string[] {
  const source = readFileSync(file, 'utf8');
  const folder = path.dirname(file);
  const named = [...source.matchAll(/(?:from|import)\s*\(?\s*['"](\.{1,2}\/[^'"?]+)/gu)].map(([, target]) => target!);
  const patterns = [...source.matchAll(/import\.meta\.glob(?:<[^(]*>)?\(\s*(\[[^\]]*\]|['"][^'"]+['"])/gu)].flatMap(([, given]) =>
    [...given!.matchAll(/['"]([^'"]+)['"]/gu)].map(([, pattern]) => pattern!),
  );
  const wanted = patterns.filter((pattern) => !pattern.startsWith('!'));
  const unwanted = patterns.filter((pattern) => pattern.startsWith('!')).map((pattern) => pattern.slice(1));
  return [...named, ...globSync(wanted, { cwd: folder, exclude: unwanted })].map((target) => path.resolve(folder, target));
}

/** Story files that a change of the given files can show in; all of them when the change is one that reaches everywhere. */
export function storiesAffectedBy(changed: readonly string[], stories: readonly string[]): string[] {
  if (changed.some((file) => everywhere.some((prefix) => file.startsWith(prefix)))) return [...stories];
  const isChanged = new Set(changed.map((file) => path.join(root, file)));
  return stories.filter((story) => {
    const reached = new Set([path.join(root, story)]);
    for (const file of reached) {
      if (isChanged.has(file)) return true;
      if (/\.[cm]?tsx?$/u.test(file) && existsSync(file)) for (const target of importsOf(file)) reached.add(target);
    }
    return false;
  });
}
