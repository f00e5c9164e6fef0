import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { FactTable, type FactRow } from '../../../src/kit/FactTable/index.ts';
import { expectLeftToRight } from '../../fixtures/expectLeftToRight.ts';
import { longName } from '../../fixtures/products.ts';
import { expectToFit } from '../../fixtures/expectToFit.ts';
import { example, looks } from '../../docs/looks.tsx';
import { BasicExample } from './examples/Basic.tsx';

const rows: readonly FactRow[] = [
  { term: 'Energy', values: ['318 kJ / 75 kcal'] },
  { term: 'Fat', values: ['0.6 g'] },
  { term: 'of which saturates', values: ['0.1 g'], isPart: true },
  { term: 'Carbohydrate', values: ['0 g'] },
  { term: 'of which sugars', values: ['0 g'], isPart: true },
  { term: 'Protein', values: ['17.4 g'] },
  { term: 'Salt', values: ['0.18 g'] },
];

const meta = preview.meta({
  title: 'Kit/Content/FactTable',
  id: 'kit-facttable',
  component: FactTable,
  args: { caption: 'Nutrition', termHeading: 'Typical values', columns: ['Per 100 g'], rows },
});

export const Basic = meta.story(example(BasicExample));

export const Default = meta.story({
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'Nutrition' });
    await expect(table).toBeVisible();
    await expect(canvas.getByRole('rowheader', { name: 'of which sugars' })).toBeVisible();
    await expect(canvas.getByRole('columnheader', { name: 'Per 100 g' })).toBeVisible();
  },
});

const twoColumns = { columns: ['Per 100 g', 'Per portion (140 g)'], rows: rows.map((row) => ({ ...row, values: [...row.values, '–'] })) };

export const Matrix = meta.story({
  render: looks({}, FactTable, { Variants: { 'One column': {}, 'Two columns': { ...twoColumns, caption: 'Nutrition, two columns' } } }),
});

/** Nothing leaves the smallest phone with text of 200 %. */
export const LargeText = meta.story({
  ...Matrix.input,
  globals: { textSize: 'double', viewport: { value: 'smallest' }, locale: 'de-DE', brand: 'gullwing' },
  play: async ({ canvasElement }) => expectToFit(canvasElement),
});

/** In a language that is read from the right, each quantity keeps its order. */
export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => expectLeftToRight(canvas.getByText('318 kJ / 75 kcal'), ['318', 'kJ', '75', 'kcal']),
});

export const Edge = meta.story({ args: { caption: longName, rows: [{ term: longName, values: ['10,000 kJ / 2,390 kcal'] }, ...rows] } });
