/** Every component has all kinds of story: see the page Contribute. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const kinds = ['Default', 'Matrix', 'Edge'] as const;
type Kind = (typeof kinds)[number];

/** Kinds that would only repeat another story, and why. */
const leftOut: readonly { readonly kinds: readonly Kind[]; readonly of: readonly string[]; readonly because: string }[] = [
  {
    kinds: ['Matrix'],
    of: ['AsideLayout', 'Container', 'MapPicture', 'Page', 'SidebarLayout', 'SplitLayout'],
    because: 'Each of its looks takes the whole width, and is a story.',
  },
  {
    kinds: ['Matrix'],
    of: ['Dialog', 'MessagePage', 'MobileMenu', 'ResultDialog', 'SkipLink'],
    because: 'There can be only one at a time: each of its looks is a story.',
  },
  { kinds: ['Matrix', 'Edge'], of: ['MessagingButton'], because: 'One icon in one place of the window, and no text.' },
  { kinds: ['Edge'], of: ['IconButton'], because: 'One icon; its name is only spoken.' },
  { kinds: ['Edge'], of: ['Separator'], because: 'A line without options or content.' },
];

const components = globSync('stories/Kit/*/')
  .map((folder) => path.basename(folder))
  // `Testing` is a tool for tests, not a component.
  .filter((name) => name !== 'Testing')
  .toSorted();

/** The kinds that a component's stories lack. There may be several edges: EdgeNone, Edge10000. */
function missing(component: string): Kind[] {
  const source = readFileSync(`stories/Kit/${component}/${component}.stories.tsx`, 'utf8');
  return kinds.filter((kind) => !new RegExp(`^export const ${kind}${kind === 'Edge' ? String.raw`\w*` : ''} =`, 'mu').test(source));
}

describe('The kinds of stories', () => {
  it.each(components)('are all there of %s, but for those that would say nothing', (component) => {
    const expected = leftOut.filter(({ of }) => of.includes(component)).flatMap((exception) => exception.kinds);
    expect(missing(component)).toEqual(expected);
  });

  it('are left out of components that exist, and of no others', () => {
    expect(leftOut.flatMap(({ of }) => of).filter((name) => !components.includes(name))).toEqual([]);
  });
});

/** Props that nobody sees: they choose an element, or what is spoken. */
const unseen = new Set(['as', 'live', 'currentIs']);

/** A component's props that are one of some words: `size: small, medium, large`. */
function choicesOf(component: string): [prop: string, values: string[]][] {
  const source = globSync(`src/kit/${component}/*.{ts,tsx}`)
    .filter((file) => !file.includes('.test.'))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  const named = new Map([...source.matchAll(/^export type (\w+) =\s*\|?\s*('[^;]*');/gmu)].map(([, name, union]) => [name, union!]));
  const propsOf = new RegExp(String.raw`^export interface ${component}Props[^{]*\{\n([\s\S]*?)^\}`, 'mu').exec(source)?.[1] ?? '';
  return [...propsOf.matchAll(/^ {2}(\w+)\??: ([^;]+);/gmu)].flatMap(([, prop, type]): [string, string[]][] => {
    const union = named.get(type ?? '') ?? type ?? '';
    return !unseen.has(prop!) && /^'[\w-]+'(?:\s*\|\s*'[\w-]+')+$/u.test(union)
      ? [[prop!, [...union.matchAll(/'([\w-]+)'/gu)].map(([, value]) => value!)]]
      : [];
  });
}

/** Components whose Matrix is one form or text, in which each part says its state. */
const whole = ['DirectorFields', 'FieldArrayGroup', 'Form', 'Prose', 'SearchSuggestions'];

/** The text of a component's Matrix with the lists of its file that it reads, and what it shows without saying: the defaults. */
function matrixOf(component: string): string {
  const source = readFileSync(`stories/Kit/${component}/${component}.stories.tsx`, 'utf8');
  const matrix = [...source.matchAll(/^export const Matrix\w* = [\s\S]*?^\}\)?;/gmu)].map(([text]) => text).join('\n');
  const lists = [...source.matchAll(/^const (\w+)\b[^=]*= [\s\S]*?;$/gmu)].filter(([, name]) =>
    new RegExp(String.raw`\b${name}\b`, 'u').test(matrix),
  );
  return [matrix, ...lists.map(([text]) => text)].join('\n');
}

describe('The Matrix', () => {
  it.each(
    components.filter(
      (name) => !leftOut.some(({ kinds: left, of }) => left.includes('Matrix') && of.includes(name)) && !whole.includes(name),
    ),
  )('of %s names each look that it shows', (component) => {
    expect(matrixOf(component)).toContain('render: looks(');
  });

  it.each(
    components.filter(
      (name) => choicesOf(name).length > 0 && !leftOut.some(({ kinds: left, of }) => left.includes('Matrix') && of.includes(name)),
    ),
  )('of %s shows every value of its props', (component) => {
    const matrix = matrixOf(component);
    const props = globSync(`src/kit/${component}/*.tsx`)
      .map((file) => readFileSync(file, 'utf8'))
      .join('\n');
    const isDefault = (prop: string, value: string) => new RegExp(String.raw`\b${prop}: '${value}'(?:,| \})`, 'u').test(props);
    const missed = choicesOf(component).flatMap(([prop, values]) =>
      values
        .filter((value) => !isDefault(prop, value) && !new RegExp(String.raw`['"]${value}['"]`, 'u').test(matrix))
        .map((value) => `${prop}="${value}"`),
    );
    expect(missed).toEqual([]);
  });
});
