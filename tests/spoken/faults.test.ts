/** Thirty seeded faults, one by one: how many the transcripts catch, and how many axe. The figures are in docs/spoken.md. */
import axe from 'axe-core';
import { describe, expect, it } from 'vitest';
import page from '../../docs/spoken.md?raw';
import { listenTo } from './component.ts';
import { faults, type Fault } from './seeded.ts';
import { written } from './transcript.ts';
import { untilItEnds } from './stage.ts';

const stories = import.meta.glob<Record<string, unknown>>('../../stories/Kit/*/*.stories.tsx');
const reviewed = import.meta.glob<string>('./transcripts/components/*.txt', { query: '?raw', import: 'default' });

/** The rules that the stories are held to. */
const rules: axe.RunOptions = { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] };

/** The findings of axe on the page as it is now: each rule with the number of places. */
async function axeFinds(): Promise<string[]> {
  const { violations } = await axe.run(document.body, rules);
  return violations.map(({ id, nodes }) => `${id} ${nodes.length}`);
}

interface Findings {
  /** The transcript. */
  readonly text: string;
  /** The findings of axe on each page on the way. */
  readonly found: string;
}

/** Listens to a component, and has axe look at each page on the way. */
async function listen(component: string): Promise<Findings> {
  const found: string[] = [];
  const look = async () => {
    found.push((await axeFinds()).join(', '));
  };
  const parts = await listenTo(component, await stories[`../../stories/Kit/${component}/${component}.stories.tsx`]!(), look);
  return { text: written(parts), found: found.join('\n') };
}

/** Has a fault in the page while something is done there. */
async function withFault<Result>({ seed, patch }: Fault, act: () => Promise<Result>): Promise<Result> {
  const takeBack = patch?.();
  const end = seed ? untilItEnds(seed) : undefined;
  try {
    return await act();
  } finally {
    end?.();
    takeBack?.();
  }
}

const clean = new Map<string, Promise<Findings>>();

/** The findings without a fault, which several faults share. */
function listenClean(component: string): Promise<Findings> {
  const known = clean.get(component) ?? listen(component);
  clean.set(component, known);
  return known;
}

const table: string[] = [];
const caught = { transcripts: 0, axe: 0 };

describe('A fault', () => {
  it.each(faults)('$what', async (fault) => {
    const before = await listenClean(fault.component);
    expect(before.text).toBe(await reviewed[`./transcripts/components/${fault.component}.txt`]!());
    const after = await withFault(fault, () => listen(fault.component));
    const [isHeard, isFound] = [after.text !== before.text, after.found !== before.found];
    caught.transcripts += Number(isHeard);
    caught.axe += Number(isFound);
    const mark = (is: boolean) => (is ? 'yes' : 'no');
    table.push(`| ${fault.what} | ${fault.component} | ${mark(isHeard)} | ${mark(isFound)} |`);
  });
});

it('The transcripts catch at least 27 of 30', () => {
  expect(faults).toHaveLength(30);
  expect(caught.transcripts).toBeGreaterThanOrEqual(27);
});

it('docs/spoken.md has these figures', () => {
  const head = ['| What is wrong | Where | Transcripts | axe |', '| --- | --- | --- | --- |'];
  const foot = `| **Caught** | of ${faults.length} | ${caught.transcripts} | ${caught.axe} |`;
  expect(page).toContain([...head, ...table, foot].join('\n'));
});
