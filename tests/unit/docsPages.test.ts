/** Every component has a docs page on which all is said that a designer or a developer needs, and nothing on it has gone stale. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { factsFile, readFacts, type ComponentFacts } from '../../scripts/kitFacts.ts';
import { components, purposes } from '../../stories/docs/components.ts';

const names = globSync('stories/Kit/*/').map((folder) => path.basename(folder));
/** Tools for tests; no component. */
const described = names.filter((name) => name !== 'Testing');
const facts = JSON.parse(readFileSync(factsFile, 'utf8')) as Record<string, ComponentFacts>;

const read = (file: string): string => (existsSync(file) ? readFileSync(file, 'utf8') : '');

/** Keys that a component answers itself, beyond what browsers do with buttons, links and fields. */
const answersKeys = (name: string): boolean =>
  globSync(`src/kit/${name}/*.tsx`).some((file) => !file.includes('.test.') && /onKeyDown|event\.key\b/u.test(read(file)));

/** What each page must have, and how it is known. */
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
    if (answersKeys(name)) expect(page, 'The component answers keys').toMatch(/^## Keyboard.*\n+(?:.+\n+)*?\|/mu);
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
