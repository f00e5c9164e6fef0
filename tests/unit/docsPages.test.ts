/** Every component has a docs page with all sections that designers and developers need, and nothing on it is out of date. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { factsFile, readFacts, type ComponentFacts } from '../../tools/kit/facts.ts';
import { components, purposes } from '../../stories/docs/components.ts';

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

/** Whether the keyboard does something in a component. */
const isReached = (name: string): boolean =>
  around.includes(name) || globSync(`src/kit/${name}/*.tsx`).some((file) => !file.includes('.test.') && reached.test(read(file)));

/** The sections that each page must have, and how each is recognised. */
const sections: Record<string, RegExp> = {
  purpose: /^# .+\n\n\S.+/mu,
  'status, size, review and related': /<ComponentFacts of="\w+" \/>/u,
  'a live example': /<Canvas /u,
  'when to use': /^## When to use$/mu,
  'when not': /^## When not$/mu,
  'the anatomy': /^## Anatomy\n\n<Anatomy\n/mu,
  props: /^## Props\n\n<Controls /mu,
  'screen-reader notes': /^## .*[Ss]creen readers$/mu,
  "do and don't": /^## Do(?: and don't)?$/mu,
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
    const unknown = components[name]?.related.filter((other) => !described.includes(other) || other === name);
    expect(unknown).toEqual([]);
  });

  it('stands under its purpose, at an address that stays', () => {
    expect(stories).toContain(`title: 'Kit/${components[name]?.purpose}/${name}'`);
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

describe('The facts of the components', () => {
  it('are known of each, and of nothing else', () => {
    expect(Object.keys(components).toSorted()).toEqual(described.toSorted());
    expect(Object.keys(facts).toSorted()).toEqual(described.toSorted());
    expect(new Set(Object.values(components).map(({ purpose }) => purpose))).toEqual(new Set(purposes));
  });

  it('are those of the sources: `npm run facts` after a change', async () => {
    const measured = Object.fromEntries(Object.entries(facts).map(([name, { kB: _kB, laterKB: _laterKB, ...rest }]) => [name, rest]));
    expect(measured).toEqual(await readFacts());
  });

  it('hold no review that was never done', () => {
    for (const { reviewed } of Object.values(components)) expect(Date.parse(reviewed)).toBeLessThanOrEqual(Date.now());
  });
});
