import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { DescriptionList } from '../../../src/kit/DescriptionList/index.ts';
import { StorageBadge } from '../../../src/kit/StorageBadge/index.ts';
import { expectLeftToRight } from '../../fixtures/expectLeftToRight.ts';
import { longName } from '../../fixtures/products.ts';
import { example, looks } from '../../docs/looks.tsx';
import { BasicExample } from './examples/Basic.tsx';

const items = [
  { term: 'Code', description: '310 118' },
  { term: 'Pack size', description: '10 × 1 kg' },
  { term: 'Case size', description: '1 case = 10 bags' },
  { term: 'Storage', description: <StorageBadge storage="frozen" /> },
  { term: 'Allergens', description: 'Crustaceans' },
  { term: 'May contain', description: '' },
  { term: 'Origin', description: 'Farmed in the Indian Ocean, packed in Fleetwood' },
  { term: 'Shelf life', description: '18 months from production' },
  { term: 'Barcode', description: '0 500000 310118' },
];

const meta = preview.meta({ title: 'Kit/Content/DescriptionList', id: 'kit-descriptionlist', component: DescriptionList, args: { items } });

export const Basic = meta.story(example(BasicExample));

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term')).toHaveLength(8);
    await expect(canvas.queryByText('May contain')).toBeNull();
  },
});

/** In a language that is read from the right, each fact keeps its order. */
export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  args: { items: [{ term: 'Pack size', description: '24 × 330 ml' }] },
  play: async ({ canvas }) => expectLeftToRight(canvas.getByText('24 × 330 ml'), ['24', '×', '330', 'ml']),
});

export const TwoColumns = meta.story({ args: { columns: 2 } });

/** The few facts by which goods are judged. */
export const Panel = meta.story({ args: { items: items.slice(0, 3), variant: 'panel' } });

export const Matrix = meta.story({
  render: looks({}, DescriptionList, {
    Variants: {
      'One column': { items: items.slice(0, 4) },
      'Two columns': { columns: 2 },
      'Two, where there is room for one': <DescriptionList items={items.slice(0, 4)} columns={2} sx={{ maxInlineSize: 288 }} />,
      panel: { items: items.slice(0, 3), variant: 'panel' },
    },
  }),
});

export const Edge = meta.story({
  args: {
    items: [
      { term: longName, description: longName },
      { term: 'Ean', description: '0500000310118'.repeat(8) },
      { term: 'Zero', description: 0 },
    ],
  },
});
