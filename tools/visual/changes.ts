/** Finds the stories that a change of files can affect, by their imports. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Paths that every story depends on. */
const everywhere = ['.storybook/', 'src/kit/theme/', 'design-tokens/', 'tests/visual/', 'vitest.config.ts', 'package-lock.json'];

/** Files of this repository that a source file imports by name, as modules of the kit's package, or by one of Vite's glob patterns. */
function importsOf(file: string): string[] {
  const source = readFileSync(file, 'utf8');
  const folder = path.dirname(file);
  const named = [...source.matchAll(/(?:from|import)\s*\(?\s*['"](\.{1,2}\/[^'"?]+)/gu)].map(([, target]) => target!);
  const ofPackage = [...source.matchAll(/from '@tarnbrook\/kit\/(\w+)'/gu)].map(([, module]) =>
    path.join(root, 'src/kit', module!, 'index.ts'),
  );
  const patterns = [...source.matchAll(/import\.meta\.glob(?:<[^(]*>)?\(\s*(\[[^\]]*\]|['"][^'"]+['"])/gu)].flatMap(([, given]) =>
    [...given!.matchAll(/['"]([^'"]+)['"]/gu)].map(([, pattern]) => pattern!),
  );
  const wanted = patterns.filter((pattern) => !pattern.startsWith('!'));
  const unwanted = patterns.filter((pattern) => pattern.startsWith('!')).map((pattern) => pattern.slice(1));
  return [...ofPackage, ...named, ...globSync(wanted, { cwd: folder, exclude: unwanted })].map((target) => path.resolve(folder, target));
}

/** Story files that a change of the given files can affect; all of them when one of the files affects every story. */
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
