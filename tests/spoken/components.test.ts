/** Each component of the kit has a transcript, and says what is written there. `npm run spoken` renews them; they are reviewed like pictures. */
import { describe, expect, it } from 'vitest';
import * as forms from '../../src/kit/forms.ts';
import * as kit from '../../src/kit/index.ts';
import { listenTo } from './component.ts';
import { renderedComponents } from './rendered.ts';
import { written } from './transcript.ts';

const files = import.meta.glob<Record<string, unknown>>(['../../stories/Kit/*/*.stories.tsx', '!../../stories/Kit/Testing/**']);

const names = Object.keys(files).map((file) => file.split('/').at(-2)!);

describe('What is spoken of', () => {
  it.each(names)('%s', async (name) => {
    const text = written(await listenTo(name, await files[`../../stories/Kit/${name}/${name}.stories.tsx`]!()));
    await expect(text).toMatchFileSnapshot(`transcripts/components/${name}.txt`);
  });
});

const isComponent = (name: string, value: unknown): boolean =>
  /^[A-Z][a-z]/u.test(name) && (typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value));

it('No component of the kit is without a transcript', () => {
  const exported = Object.entries({ ...kit, ...forms }).filter(([name, value]) => isComponent(name, value));
  expect(exported.length).toBeGreaterThan(80);
  expect(exported.filter(([, value]) => !renderedComponents.has(value)).map(([name]) => name)).toEqual([]);
});
