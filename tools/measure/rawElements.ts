/**
 * `npm run raw-elements`: HTML elements and MUI components that the storefront uses directly instead of through the kit. A brand's
 * tokens may not reach them; only text inside the kit's `Prose` should remain.
 */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** The start of an element written as JSX. A type argument (`useState<string>`) always touches the word before it. */
const element = /(?<=^|[\s({>])<(?<name>[a-z][a-z0-9]*)(?=[\s/>])/gmu;
const muiImport = /from '@mui\/material/gu;

// Comments are removed, since a tag in a comment is no element.
const withoutComments = (source: string): string => source.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gmu, '');

const found: Record<string, string[]> = {};
let muiUses = 0;
for (const file of globSync('src/storefront/**/*.tsx', { cwd: root, exclude: ['**/*.test.tsx'] }).toSorted()) {
  const source = withoutComments(readFileSync(path.join(root, file), 'utf8'));
  muiUses += source.match(muiImport)?.length ?? 0;
  for (const { groups } of source.matchAll(element)) (found[groups!.name!] ??= []).push(path.basename(file, '.tsx'));
}

const rows = Object.entries(found).toSorted(([, a], [, b]) => b.length - a.length);
for (const [name, files] of rows) console.log(`${String(files.length).padStart(4)} <${name}>  ${[...new Set(files)].join(', ')}`);
console.log(`${rows.reduce((sum, [, files]) => sum + files.length, 0)} HTML elements and ${muiUses} imports of MUI in the storefront`);
