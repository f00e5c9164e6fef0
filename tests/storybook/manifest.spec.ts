import { readFileSync } from 'node:fs';
import path from 'node:path';
import { bases } from '../../stories/docs/bases.ts';
import { entries, storybookFolder } from './folder.ts';
import { expect, test } from './fixtures.ts';

interface Entry {
  readonly name: string;
  readonly description?: string;
  readonly apiDescription?: string;
  readonly error?: unknown;
  readonly stories?: readonly { readonly id: string; readonly snippet?: string; readonly error?: unknown; readonly warning?: string }[];
  readonly subcomponents?: Readonly<Record<string, Entry>>;
}

const read = (file: string): string => readFileSync(path.join(storybookFolder, file), 'utf8');

test('The list of components for assistants has every component, without an error', () => {
  const { components } = JSON.parse(read('manifests/components.json')) as { components: Record<string, Entry> };
  const all = Object.values(components).flatMap((entry) => [entry, ...Object.values(entry.subcomponents ?? {})]);
  expect(all.map(({ name }) => name).toSorted()).toEqual(Object.keys(bases).toSorted());
  for (const { name, description, apiDescription, error } of all) {
    expect(error, name).toBeUndefined();
    expect(description, name).toBeTruthy();
    for (const section of ['When to use', 'When not', 'Props', 'Screen readers']) expect(apiDescription, name).toContain(`## ${section}\n`);
  }
  const known = new Set(entries('story'));
  for (const { name, stories = [] } of Object.values(components)) {
    expect(stories.length, name).toBeGreaterThan(0);
    for (const { id, snippet, error, warning } of stories) {
      expect(known.has(id), id).toBe(true);
      expect([snippet?.startsWith('import '), error, warning], id).toEqual([true, undefined, undefined]);
    }
  }
});

test('Beside Storybook stand the index for assistants, its pages, and the registry', () => {
  const pages = [...read('llms.txt').matchAll(/\]\((llms\/\w+\.md)\)/gu)].map(([, page = '']) => page);
  expect(pages.filter((page) => /\/[A-Z]/u.test(page))).toHaveLength(Object.keys(bases).length);
  expect(pages).toEqual(expect.arrayContaining(['llms/tokens.md', 'llms/icons.md']));
  for (const page of pages) expect(read(page)).toMatch(/^# \w+\n/u);
  const { items } = JSON.parse(read('registry/registry.json')) as { items: { name: string }[] };
  for (const { name } of items) expect(read(`registry/r/${name}.json`)).toContain('"content"');
});
