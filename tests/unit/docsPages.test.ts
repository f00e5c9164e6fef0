/** Every component has a docs page with all sections that designers and developers need, and nothing on it is out of date. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { factsFile, readFacts, type ComponentFacts } from '../../tools/kit/facts.ts';
import { components, folderOf, purposes } from '../../stories/docs/components.ts';

const names = globSync('stories/Kit/*/').map((folder) => path.basename(folder));
/** The components with a docs page. `Testing` is a tool for tests. */
const described = names.filter((name) => name !== 'Testing');
const facts = JSON.parse(readFileSync(factsFile, 'utf8')) as Record<string, ComponentFacts>;

const read = (file: string): string => (existsSync(file) ? readFileSync(file, 'utf8') : '');

/** Signs in its source that a component can have the focus: it handles keys, or has a link, a button or a field in it. */
const reached =
  /onKeyDown|event\.key\b|tabIndex|<(?:a|button|input|select|textarea|summary|Anchor|Button|IconButton|Link|\w+Input)\b|styled\('(?:a|button|input|select|textarea|summary)'/u;

/** Components that contain controls, and whose pages describe the order of the focus or the Enter key. */
const around = ['Form', 'Header', 'MessagePage'];

/** Folders of the kit that the screens use, directly or through other components. */
function reachedByScreens(): Set<string> {
  const used = new Set<string>();
  const importsOf = (files: readonly string[], pattern: RegExp): string[] =>
    files.flatMap((file) => [...read(file).matchAll(pattern)].map(([, name]) => name!));
  const visit = (name: string): void => {
    if (used.has(name)) return;
    used.add(name);
    const files = globSync(`src/kit/${name}/*.{ts,tsx}`).filter((file) => !file.includes('.test.'));
    importsOf(files, /from '\.\.\/(\w+)\//gu).forEach(visit);
  };
  importsOf(globSync('src/storefront/**/*.{ts,tsx}'), /\bkit\/(\w+)\//gu).forEach(visit);
  return used;
}

/** Whether the keyboard does something in a component. */
const isReached = (name: string): boolean =>
  around.includes(name) || globSync(`src/kit/${folderOf(name)}/*.tsx`).some((file) => !file.includes('.test.') && reached.test(read(file)));

/** The sections that each page must have, and how each is recognised. */
const sections: Record<string, RegExp> = {
  purpose: /^# .+\n\n\S.+/mu,
  'status, size, accessibility and related': /<ComponentFacts of="\w+" related="[\w, ]+" \/>/u,
  'a live example': /<Canvas /u,
  'when to use': /^## When to use$/mu,
  'when not': /^## When not to use$/mu,
  'the anatomy': /^## Anatomy\n\n<Anatomy\n/mu,
  props: /^## Props\n\n<Props /mu,
  'screen-reader notes': /^## .*[Ss]creen readers$/mu,
  'do and don’t': /^## Do and don’t$/mu,
  tokens: /^## Tokens\n\n<TokensUsed of="\w+" \/>/mu,
};

describe.each(described)('The docs page of %s', (name) => {
  const page = read(`stories/Kit/${name}/${name}.mdx`);
  const stories = read(`stories/Kit/${name}/${name}.stories.tsx`);

  it('says everything', () => {
    const missing = Object.entries(sections).filter(([, pattern]) => !pattern.test(page));
    expect(missing.map(([what]) => what)).toEqual([]);
    if (isReached(name)) expect(page, 'The focus comes to it: its page needs a table of keys').toMatch(/^## Keyboard.*\n+(?:.+\n+)*?\|/mu);
  });

  it('is about this component, and leads to others that exist', () => {
    expect(page.match(/(?<=of=")\w+(?=")/gu)).toEqual([name, name]);
    const related = /related="([^"]+)"/u.exec(page)?.[1]?.split(', ');
    const unknown = related?.filter((other) => !described.includes(other) || other === name);
    expect(unknown).toEqual([]);
  });

  it('has variants and states: a story of them all, or one of each', () => {
    expect(stories).toMatch(/export const Matrix =|tags: \['state'\]/u);
  });

  it('stands under its purpose, at an address that stays', () => {
    expect(purposes).toContain(/title: 'Kit\/([^/']+)\/(?=\w+')/u.exec(stories)?.[1]);
    expect(stories).toContain(`/${name}',`);
    expect(stories).toContain(`id: 'kit-${name.toLowerCase()}'`);
  });
});

describe('Every page of Storybook', () => {
  it.each(globSync('stories/**/*.mdx'))('names stories that exist: %s', (file) => {
    const page = read(file);
    const unknown = [...page.matchAll(/^import \* as (\w+) from '(.+\.stories\.tsx)'/gmu)].flatMap(([, name, target]) => {
      const source = read(path.join(path.dirname(file), target!));
      const named = page.match(new RegExp(String.raw`(?<=\b${name}\.)[A-Z]\w*`, 'gu')) ?? [];
      return named.filter((story) => !source.includes(`export const ${story} =`));
    });
    expect(unknown).toEqual([]);
  });
});

/** Texts that code to be copied must not hold: they are Storybook's, or made by it. */
const notToBeCopied = /meta\.story|preview\.meta|function Nue|noRefCheck|data:|storybook/u;

describe('Advice that is shown', () => {
  const pages = globSync('stories/Kit/*/*.mdx').filter((file) => read(file).includes('<Advice'));

  it.each(pages)('stands under its heading, with a reason for either side: %s', (file) => {
    const shown = /## Do and don’t\n\n((?:<Advice\n[\s\S]+?^\/>\n\n)+)/mu.exec(read(file))?.[1] ?? '';
    const count = read(file).match(/<Advice$/gmu)!.length;
    for (const part of ['do={', 'why="', 'dont={', 'whyNot="']) expect(shown.split(`\n  ${part}`)).toHaveLength(count + 1);
  });
});

describe.each(described)('The shown code of %s', (name) => {
  const stories = read(`stories/Kit/${name}/${name}.stories.tsx`);
  const examples = globSync(`stories/Kit/${name}/examples/*.tsx`);

  it('is that of files which its stories render and its page shows', () => {
    const page = read(`stories/Kit/${name}/${name}.mdx`);
    expect(examples.length).toBeGreaterThan(0);
    for (const file of examples) {
      const base = path.basename(file);
      const component = new RegExp(String.raw`import \{ (\w+) \} from '\./examples/${base}';`, 'u').exec(stories)?.[1];
      const story = new RegExp(String.raw`export const (\w+) = meta\.story\((?:\{\s*\.\.\.)?example\(${component}[,)]`, 'u').exec(
        stories,
      )?.[1];
      expect(page).toContain(`.${story}}`);
    }
  });

  it.each(examples)('can be copied into an application: %s', (file) => {
    const code = read(file);
    expect(code).not.toMatch(notToBeCopied);
    const imported = [...code.matchAll(/from '([^']+)'/gu)].map(([, target]) => target!);
    // MUI is a peer that everybody installs, and its theme is for everybody; pictures are files of the application's own.
    const known = /^(?:@tarnbrook\/kit\/(?:\w+|theme\/MuiTheme)|@mui\/material\/\w+|react)$|\.svg(?:\?no-inline)?$/u;
    expect(imported.filter((target) => !known.test(target))).toEqual([]);
    const folder = path.basename(path.dirname(path.dirname(file)));
    expect(imported).toContain(`@tarnbrook/kit/${folderOf(folder)}`);
  });

  it('comes from nothing else', () => {
    expect(read('.storybook/preview.tsx')).toContain("canvas: { sourceState: 'none' as const }");
    expect(stories).not.toContain('sourceState');
    expect(read(`stories/Kit/${name}/${name}.mdx`)).not.toContain('sourceState');
  });
});

describe('The components of the index', () => {
  it('have a docs page each, their own or that of their module', () => {
    const folders = Object.keys(components).map(folderOf);
    const modules = [...read('src/kit/index.ts').matchAll(/'\.\/(\w+)\/index\.ts'/gu)].map(([, folder]) => folder!);
    expect(modules.filter((folder) => folder !== 'theme' && !folders.includes(folder))).toEqual([]);
  });
});

describe('The facts of the components', () => {
  it('are known of each, and of nothing else', () => {
    expect(Object.keys(facts).toSorted()).toEqual(described.toSorted());
    expect(new Set(Object.values(facts).map(({ purpose }) => purpose))).toEqual(new Set(purposes));
  });

  it('are those of the sources: `npm run facts` after a change', async () => {
    const measured = Object.fromEntries(Object.entries(facts).map(([name, { kB: _kB, laterKB: _laterKB, ...rest }]) => [name, rest]));
    expect(measured).toEqual(await readFacts());
  });

  it('are those that a screen uses, all in the index', () => {
    const used = reachedByScreens();
    expect(described.filter((name) => !used.has(folderOf(name)))).toEqual([]);
    const exported = read('src/kit/index.ts') + read('src/kit/forms.ts');
    const folders = Object.keys(components).map(folderOf);
    const listed = folders.filter((folder) => exported.includes(`'./${folder}/index.ts'`));
    expect(listed.toSorted()).toEqual([...used].filter((folder) => folders.includes(folder)).toSorted());
  });
});
