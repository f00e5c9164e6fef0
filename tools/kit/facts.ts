/**
 * `npm run facts`: measures of every component for the docs pages: its size in bytes and the tokens it uses. Writes
 * `stories/docs/componentFacts.json`, which is committed, so that a change of weight shows in review.
 */
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { folderOf } from '../../stories/docs/components.ts';
import { asForProduction, buildKit, kitFolder } from './build.ts';
import { bundle } from '../measure/bundle.ts';
import { loadTokens } from '../tokens/load.ts';
import { referenceBrand } from '../tokens/brands.ts';
import { tokensNamedIn } from '../tokens/named.ts';

const root = path.join(import.meta.dirname, '../..');

/** The file of the facts. */
export const factsFile = path.join(root, 'stories/docs/componentFacts.json');

/** The measures of one component. */
export interface ComponentFacts {
  /** Group in the index: the second part of its stories' title. */
  readonly purpose: string;
  /** Size of an import of it alone to an application that has React and nothing else, so with Emotion, MUI and a form library: kB of 1024 bytes, minified, brotli. */
  readonly kB: number;
  /** Size of the code that it fetches later when it is used, in the same unit. */
  readonly laterKB: number;
  /** The first sentence of its docs page. */
  readonly summary: string;
  readonly tokens: readonly string[];
}

/** Every component that has a docs page with its facts. */
const names = globSync('stories/Kit/*/examples', { cwd: root })
  .map((folder) => path.basename(path.dirname(folder)))
  .toSorted();

const rounded = (bytes: number): number => Number((bytes / 1024).toFixed(1));

async function weigh(name: string): Promise<Pick<ComponentFacts, 'kB' | 'laterKB'>> {
  const chunks = await bundle(path.join(kitFolder, folderOf(name), 'index.js'));
  const first = new Set(chunks.filter((chunk) => chunk.isEntry).flatMap((chunk) => [chunk.fileName, ...chunk.imports]));
  const sum = (some: typeof chunks): number => some.reduce((bytes, chunk) => bytes + brotliCompressSync(chunk.code).length, 0);
  return {
    kB: rounded(sum(chunks.filter(({ fileName }) => first.has(fileName)))),
    laterKB: rounded(sum(chunks.filter(({ fileName }) => !first.has(fileName)))),
  };
}

/** Weighs every component of the kit as it is built in `dist/kit`. */
export async function weighComponents(): Promise<Record<string, Pick<ComponentFacts, 'kB' | 'laterKB'>>> {
  const weights: Record<string, Pick<ComponentFacts, 'kB' | 'laterKB'>> = {};
  for (const name of names) weights[name] = await asForProduction(() => weigh(name));
  return weights;
}

const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
const sharedStyles = /Styles\.ts$|\/internal\.ts$|\/utils\/|\/pageGutters\.ts$|\/categoryRow\.ts$|\/FormField\/|\/Dialog\//u;

/** Files with a component's styles: its own, and those it shares with others. */
function sourcesOf(name: string): string[] {
  const own = globSync(`src/kit/${folderOf(name)}/*.{ts,tsx}`, { cwd: root }).filter((file) => !file.includes('.test.'));
  const all = new Set(own);
  for (const file of all) {
    for (const [, target] of read(file).matchAll(/from '(\.[^']+)'/gu)) {
      const shared = path.join(path.dirname(file), target!);
      if (sharedStyles.test(shared) && existsSync(path.join(root, shared))) all.add(shared);
    }
  }
  return [...all];
}

/** The tokens that a component's source names. */
function tokensOf(name: string, known: readonly string[]): string[] {
  const source = sourcesOf(name).map(read).join('\n');
  const patterns = tokensNamedIn(source);
  return known.filter((token) => patterns.some((pattern) => pattern.test(token)));
}

/** The first sentence of a component's docs page, without marks of code. */
function summaryOf(name: string): string {
  const page = read(`stories/Kit/${name}/${name}.mdx`);
  return /^# .+\n\n([\s\S]+?\.)(?=\s)/mu
    .exec(page)![1]!
    .replaceAll(/`|\]\([^)]*\)|\[/gu, '')
    .replaceAll('\n', ' ');
}

const purposeOf = (name: string): string => /title: 'Kit\/([^/']+)\//u.exec(read(`stories/Kit/${name}/${name}.stories.tsx`))?.[1] ?? '';

/** All facts except the sizes, which need a build. */
export async function readFacts(): Promise<Record<string, Omit<ComponentFacts, 'kB' | 'laterKB'>>> {
  const known = Object.keys((await loadTokens())[referenceBrand].light);
  return Object.fromEntries(
    names.map((name) => [name, { summary: summaryOf(name), tokens: tokensOf(name, known), purpose: purposeOf(name) }]),
  );
}

if (import.meta.main) {
  await buildKit();
  const [weights, facts] = [await weighComponents(), await readFacts()];
  const all = Object.fromEntries(names.map((name) => [name, { ...weights[name], ...facts[name] }]));
  writeFileSync(factsFile, `${JSON.stringify(all, null, 2)}\n`);
  console.table(
    Object.fromEntries(Object.entries(weights).map(([name, { kB, laterKB }]) => [name, { kB, 'more when used': laterKB || '' }])),
  );
}
