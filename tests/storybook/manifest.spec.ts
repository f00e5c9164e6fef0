/** Everything that assistants and programs are told of the kit's components is there, for each of them. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { exportedComponents } from '../setup/exportedComponents.ts';
import { entries, storybookFolder } from './folder.ts';
import { expect, test } from './fixtures.ts';

interface Entry {
  readonly name: string;
  readonly description?: string;
  readonly error?: unknown;
  readonly reactDocgenTypescript?: {
    readonly props: Readonly<Record<string, { readonly description: string; readonly type: { readonly name: string } }>>;
  };
}

interface Page extends Entry {
  readonly jsDocTags: Readonly<Record<string, readonly string[]>>;
  readonly docs: { readonly words: { readonly content: string }; readonly types?: { readonly content: string } };
  readonly stories: readonly { readonly id: string; readonly snippet: string }[];
  readonly subcomponents?: Readonly<Record<string, Entry>>;
}

const read = (file: string): string => readFileSync(path.join(storybookFolder, file), 'utf8');
const pagesIn = (file: string): Page[] => Object.values((JSON.parse(read(file)) as { components: Record<string, Page> }).components);
/** Exported components but those that only others are made of, which have no page. */
const names = exportedComponents.filter((name) => !['Anchor', 'SpinnerRing'].includes(name));

const onPage = (page: Page): Entry[] => [page, ...Object.values(page.subcomponents ?? {})];

test('The list of components for assistants has every component, with its props and without an error', () => {
  const all = pagesIn('manifests/components.json').flatMap(onPage);
  expect(all.map(({ name }) => name).toSorted()).toEqual(names.toSorted());
  for (const { name, description, error, reactDocgenTypescript: { props } = { props: {} } } of all) {
    expect(error, name).toBeUndefined();
    expect(description, name).toBeTruthy();
    expect(Object.keys(props), name).not.toEqual([]);
    for (const [prop, { description: words, type }] of Object.entries(props))
      expect([words, type.name].every(Boolean), `${name}.${prop}`).toBe(true);
  }
});

test('Each component has its words, and examples that are whole files and stories', () => {
  const known = new Set(entries('story'));
  for (const { name, docs, stories, jsDocTags } of pagesIn('manifests/components.json')) {
    for (const section of ['When to use', 'When not', 'Do', 'screen readers'])
      expect(docs.words.content, name).toMatch(new RegExp(`^## .*${section}`, 'imu'));
    expect(docs.words.content, name).not.toMatch(/^<[A-Z]|^import |Stories\.|\?path=/mu);
    expect([jsDocTags['purpose'], jsDocTags['size'], jsDocTags['related']].every(Boolean), name).toBe(true);
    expect(stories.length, name).toBeGreaterThan(0);
    for (const { id, snippet } of stories) {
      expect(known.has(id), id).toBe(true);
      expect(snippet, id).toMatch(/^import [\s\S]+^export function \w+Example\(\)/mu);
      expect(snippet, id).not.toMatch(/\.\.\/(?:pictures|fixtures)/u);
    }
  }
});

test('Defaults, requirements and the types that props name are those of the sources', () => {
  const pages = pagesIn('manifests/components.json');
  const props = (name: string) => pages.flatMap(onPage).find((entry) => entry.name === name)?.reactDocgenTypescript?.props ?? {};
  expect(props('Alert')['severity']).toMatchObject({ required: false, description: expect.stringContaining('Default: `info`') });
  expect(props('Pagination')['count']).toMatchObject({ required: false });
  for (const name of ['name', 'validate', 'required', 'onChange', 'hint', 'disabled'])
    expect(props('PasswordField')[name], name).toBeDefined();
  expect(pages.find(({ name }) => name === 'Accordion')?.docs.types?.content).toContain('title: ReactNode;');
});

test('Beside Storybook stand the list, the index for assistants and its pages, which lead to one another', () => {
  expect(pagesIn('components.json')).toEqual(pagesIn('manifests/components.json'));
  const index = read('llms.txt');
  for (const name of names) expect(index).toMatch(new RegExp(String.raw`^- .*\b${name}\b`, 'mu'));
  const files = [...index.matchAll(/\]\((llms\/\w+\.md)\)/gu)].map(([, page = '']) => page);
  expect(files).toEqual(expect.arrayContaining(['llms/tokens.md', 'llms/icons.md', 'llms/Alert.md']));
  for (const file of files) {
    const text = read(file);
    expect(text).toMatch(/^# \w+\n/u);
    for (const [, target] of text.matchAll(/\]\(([^)\s#]+\.md)\)/gu)) expect(files, file).toContain(`llms/${target}`);
  }
  expect(read('llms/tokens.md')).toContain(
    '| `color.control.checked` | `--tk-color-control-checked` | Ticked boxes, on switches. | Checkbox',
  );
  expect(read('llms/icons.md')).toContain('- `PhoneIcon`');
  const alert = read('llms/Alert.md');
  for (const text of ["from '@tarnbrook/kit/Alert';", 'severity?: ', '## When to use']) expect(alert).toContain(text);
});
