/** Finds the stories that a change of files can affect: by their imports, by the pages they open, and by the tokens that their sources name. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { matchPath } from 'react-router-dom';
import { memoise } from '../../src/contract/memoise.ts';
import { pagePatterns } from '../../src/contract/pages.ts';
import { densities } from '../../src/kit/package/tokens/css.ts';
import { tokensNamedIn } from '../tokens/named.ts';

const root = path.join(import.meta.dirname, '../..');
const inRoot = (file: string): string => path.relative(root, file).split(path.sep).join('/');

/** Paths that every story depends on. */
const everywhere = ['.storybook/', 'tests/visual/', 'vitest.config.ts', 'vitest.stories.config.ts', 'package-lock.json'];

/** The folder that `npm run tokens` writes of the kit: a change of it shows where the changed tokens are used. */
const generated = 'src/kit/theme/generated/';

/** The style sheet of all brands and modes, which says what the tokens of a commit are. */
export const tokenSheet = `${generated}scoped.css`;

const routesFile = 'src/storefront/routes.tsx';

/** All of the kit's texts in a language, and who needs them to find or replace texts: each component shows those of its own file. */
const languages = /^src\/kit\/messages\/[\w-]+\.ts$/u;
const aboutTexts = /^(?:\.storybook|src\/kit\/testing)\//u;

/** Files of this repository that a source file imports by name, as modules of the kit's package, or by one of Vite's glob patterns. */
function importsOf(file: string): string[] {
  const source = readFileSync(file, 'utf8').replaceAll(/^(?:import|export) type [^;]*;/gmu, '');
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
  const all = [...ofPackage, ...named, ...globSync(wanted, { cwd: folder, exclude: unwanted })].map((target) =>
    path.resolve(folder, target),
  );
  return aboutTexts.test(inRoot(file)) ? all.filter((target) => !languages.test(inRoot(target))) : all;
}

/** Modules of the screens that a story does not open: the table of routes imports all, and one is shown. */
function screensNotOpened(story: string): ReadonlySet<string> {
  const source = readFileSync(story, 'utf8');
  const addresses = [...source.matchAll(/\b(?:address(?:: | = )|shopAt\()['"`](\/[^'"`]*)/giu)].map(([, address]) =>
    address!.replace(/[?#].*/u, ''),
  );
  if (addresses.length === 0) return new Set();
  const table = [...readFileSync(path.join(root, routesFile), 'utf8').matchAll(/^ {2}(\w+): \w+\([^;]*?import\('\.\/([^']+)'\)/gmu)];
  const isOpened = (page: string): boolean =>
    pagePatterns[page as keyof typeof pagePatterns].some((pattern) => addresses.some((address) => matchPath(pattern, address)));
  return new Set(table.filter(([, page]) => !isOpened(page!)).map(([, , module]) => path.join(root, path.dirname(routesFile), module!)));
}

/** Every file that a story is made of. */
function filesOf(story: string): Set<string> {
  const start = path.join(root, story);
  const left = screensNotOpened(start);
  const reached = new Set([start]);
  for (const file of reached) {
    if (!/\.[cm]?tsx?$/u.test(file) || !existsSync(file)) continue;
    for (const target of importsOf(file)) if (inRoot(file) !== routesFile || !left.has(target)) reached.add(target);
  }
  return reached;
}

/** Styles of docs pages, which no picture shows, and those below every story. */
const [docsStyles, baseSheet] = ['.storybook/preview.css', 'src/kit/theme/base.css'];

/** Whether a source names one of some tokens, as a name or as a CSS variable. */
function namesToken(source: string, tokens: readonly string[]): boolean {
  const patterns = tokensNamedIn(source);
  return tokens.some(
    (token) =>
      patterns.some((pattern) => pattern.test(token)) ||
      new RegExp(`--tk-${token.replaceAll('.', '-')}(?![\\w-])`, 'u').test(source) ||
      (token === 'density.factor' && source.includes('denseSpace(')),
  );
}

/**
 * Tokens whose values differ between two versions of the style sheet of all brands, and those in whose place they stand in a density; `unknown` where
 * something else differs, which can show anywhere.
 */
export function changedTokens(before: string, after: string, names: readonly string[]): string[] | 'unknown' {
  const read = (sheet: string) => {
    const values = new Map<string, string>();
    let rule = '';
    const others = sheet.split('\n').filter((line) => {
      if (!line.startsWith(' ')) rule = line;
      const [, variable, value] = /^ {2}(--tk-[\w-]+): (.*);$/u.exec(line) ?? [];
      if (variable) values.set(`${rule} ${variable}`, value!);
      return !variable;
    });
    return { values, others: others.join('\n') };
  };
  const [old, now] = [read(before), read(after)];
  if (old.others !== now.others) return 'unknown';
  const differing = [...new Set([...old.values.keys(), ...now.values.keys()])].filter((key) => old.values.get(key) !== now.values.get(key));
  const variables = new Set(differing.map((key) => key.slice(key.lastIndexOf(' ') + 1)));
  const own = names.filter((name) => variables.has(`--tk-${name.replaceAll('.', '-')}`));
  const replaced = Object.values(densities).flatMap((instead) => Object.entries(instead));
  return [...new Set([...own, ...replaced.filter(([, other]) => own.includes(other)).map(([name]) => name)])];
}

/**
 * Story files that a change can affect.
 *
 * @param changed - paths of the changed files
 * @param stories - paths of all story files
 * @param tokens - names of the tokens whose values changed; `unknown` where that cannot be told, which affects all stories
 */
export function storiesAffectedBy(
  changed: readonly string[],
  stories: readonly string[],
  tokens: readonly string[] | 'unknown' = [],
): string[] {
  if (tokens === 'unknown' || changed.some((file) => everywhere.some((prefix) => file.startsWith(prefix)))) return [...stories];
  if (namesToken(readFileSync(path.join(root, baseSheet), 'utf8'), tokens)) return [...stories];
  const isChanged = new Set(changed.filter((file) => !file.startsWith(generated)).map((file) => path.join(root, file)));
  const sourceOf = memoise((file) => {
    const isSource = /\.(?:[cm]?tsx?|css)$/u.test(file) && !inRoot(file).startsWith(generated) && existsSync(file);
    return isSource ? readFileSync(file, 'utf8') : '';
  });
  const isNaming = memoise((file) => inRoot(file) !== docsStyles && namesToken(sourceOf(file), tokens));
  return stories.filter((story) => [...filesOf(story)].some((file) => isChanged.has(file) || isNaming(file)));
}
