/**
 * Everything that is known of every component of the kit, in one list for people's assistants and programs: props from the sources, words from the docs pages, examples from the files
 * that the pages show, figures from `npm run facts`. Nothing is written here; `docs/assistants.md` says where the list goes.
 */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { kitName } from '../../src/kit/package/command/packageFolder.ts';
import type { ComponentManifest, KeyAction, KitManifest } from '../../src/kit/package/manifest/manifest.ts';
import { textFiles } from '../../src/kit/package/manifest/markdown.ts';
import facts from '../../stories/docs/componentFacts.json' with { type: 'json' };
import { bases } from '../../stories/docs/bases.ts';
import { components, folderOf } from '../../stories/docs/components.ts';
import { iconsPage, tokensPage } from './lists.ts';
import { readKitProps, type KitComponent } from './props.ts';
import { registryFiles } from './registry.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');

/** The elements of Storybook that a docs page shows beside its words. */
const blocks = /^<[A-Z]\w*\b[\s\S]*?\/>\n*/gmu;

/** Links to other docs pages of Storybook lead to the pages beside this one. */
const withPages = (text: string): string =>
  text.replaceAll(/\]\(\?path=\/docs\/kit-(\w+)--docs\)/gu, (_, id: string) => {
    const name = Object.keys(components).find((component) => component.toLowerCase() === id);
    if (name === undefined) throw new Error(`A docs page links to kit-${id}, which is no component.`);
    return `](${name}.md)`;
  });

/** The sections of a docs page by their headings, as Markdown without what Storybook draws. */
export function sectionsOf(page: string): Map<string, string> {
  const [, ...sections] = page.split(/^## /mu);
  return new Map(
    sections.map((section) => {
      const end = section.indexOf('\n');
      return [section.slice(0, end).trim(), withPages(section.slice(end).replaceAll(blocks, '').trim())];
    }),
  );
}

/** The text of all sections whose heading matches. */
const textOf = (sections: ReadonlyMap<string, string>, heading: RegExp): string =>
  [...sections]
    .filter(([name]) => heading.test(name))
    .map(([, text]) => text)
    .join('\n\n');

const isRow = (line: string): boolean => line.startsWith('|');

const cellsOf = (row: string): string[] =>
  row
    .split(/(?<!\\)\|/u)
    .slice(1, -1)
    .map((cell) => cell.trim());

/** The rows of the table of keys. Where keys do different things in different places, each place is a column, and its heading says which. */
function keysIn(text: string): KeyAction[] {
  const [heads = '', , ...rows] = text.split('\n').filter(isRow);
  const [, ...places] = cellsOf(heads);
  return rows.map((row) => {
    const [key = '', ...actions] = cellsOf(row);
    if (actions.length < 2) return { key, action: actions[0] ?? '' };
    const said = actions.flatMap((action, place) => (action === '–' ? [] : [`${places[place]}: ${action}`]));
    return { key, action: said.join('. ') };
  });
}

const withoutTable = (text: string): string =>
  text
    .split('\n')
    .filter((line) => !isRow(line))
    .join('\n')
    .trim();

interface ExampleFile {
  readonly page: string;
  readonly name: string;
  readonly code: string;
}

/** Pictures of the stories are not in the package: who copies an example has one of their own there. */
const withOwnPictures = (code: string): string =>
  code.replaceAll(/from '(?:\.\.\/)+(?:pictures|fixtures)\/([\w.?-]+)';/gu, "from './$1'; // a picture of your own");

/** The files that are both story and shown code, of all pages. */
function exampleFiles(): ExampleFile[] {
  return globSync('stories/Kit/*/examples/*.tsx', { cwd: root })
    .toSorted()
    .map((file) => ({ page: file.split(path.sep)[2]!, name: path.basename(file, '.tsx'), code: withOwnPictures(read(file)) }));
}

const shows = ({ code }: ExampleFile, name: string): boolean => new RegExp(String.raw`<${name}[\s</>]|\bstyled\(${name}\)`, 'u').test(code);

/** The examples of a component: those of its own page that show it, and else those of other pages. */
function examplesOf(name: string, page: string, all: readonly ExampleFile[]): ComponentManifest['examples'] {
  const showing = all.filter((file) => shows(file, name));
  const own = showing.filter((file) => file.page === page);
  return own.length > 0 ? own : showing;
}

/** The docs page of a component: its own, or that of the module it comes with. */
function pageOf({ name, file }: KitComponent): string {
  const folder = path.basename(path.dirname(file));
  const page = Object.hasOwn(components, name) ? name : Object.keys(components).find((other) => folderOf(other) === folder);
  if (page === undefined) throw new Error(`There is no docs page for ${name}, which is in ${file}.`);
  return page;
}

function describe(component: KitComponent, examples: readonly ExampleFile[]): ComponentManifest {
  const { name, description, props } = component;
  const page = pageOf(component);
  const { status, purpose, related } = components[page]!;
  const module = folderOf(page);
  const sections = sectionsOf(read(`stories/Kit/${page}/${page}.mdx`));
  const { kB, laterKB, tokens } = facts[page as keyof typeof facts];
  return {
    name,
    module,
    import: `import { ${name} } from '${kitName}/${module}';`,
    page,
    status,
    purpose,
    description,
    props: props.map(({ kind: _kind, options: _options, ...prop }) => prop),
    // A component that has no page of its own may have a section on that of its module.
    whenToUse: sections.get(name) ?? textOf(sections, /^When to use$/u),
    whenNotToUse: textOf(sections, /^When not$/u),
    accessibility: withoutTable(textOf(sections, /[Ss]creen readers$/u)),
    keyboard: keysIn(textOf(sections, /^Keyboard/u)),
    advice: textOf(sections, /^Do(?:n’t| and don't)?$/u),
    related,
    tokens,
    kB,
    laterKB,
    examples: examplesOf(name, page, examples),
  };
}

/** Reads everything anew, which takes some seconds. */
export function readManifest(): KitManifest {
  const { version } = JSON.parse(read('package.json')) as { version: string };
  const examples = exampleFiles();
  const byName = new Map(readKitProps().map((component) => [component.name, component]));
  const described = Object.keys(bases)
    .toSorted()
    .map((name) => {
      const component = byName.get(name);
      if (!component)
        throw new Error(`${name} is in the table of components (stories/docs/bases.ts), but the kit's sources do not hold it.`);
      return describe(component, examples);
    });
  return { name: kitName, version, components: described };
}

/** Everything that is published for assistants and programs, with the package and beside Storybook, by path. */
export const publishedFiles = (manifest: KitManifest): Record<string, string> => ({
  'components.json': `${JSON.stringify(manifest, null, 2)}\n`,
  ...textFiles(manifest),
  'llms/tokens.md': tokensPage(),
  'llms/icons.md': iconsPage(),
  ...registryFiles(manifest),
});
