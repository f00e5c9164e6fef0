import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { Accordion } from '../../../src/kit/Accordion/index.ts';
import { DescriptionList } from '../../../src/kit/DescriptionList/index.ts';
import { StorageBadge } from '../../../src/kit/StorageBadge/index.ts';
import { expectLeftToRight } from '../../fixtures/expectLeftToRight.ts';
import { longName } from '../../fixtures/products.ts';
import { example } from '../../docs/example.tsx';
import { BasicExample } from './examples/Basic.tsx';
import basicCode from './examples/Basic.tsx?raw';

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

const meta = preview.meta({
  title: 'Kit/Content/DescriptionList',
  id: 'kit-descriptionlist',
  component: DescriptionList,
  tags: ['!autodocs'],
  args: { items },
});

export const Basic = meta.story(example(BasicExample, basicCode));

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term')).toHaveLength(8);
    await expect(canvas.queryByText('May contain')).toBeNull();
  },
});

export const Playground = meta.story({});

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
  render: () => (
    <div style={{ display: 'grid', gap: 24 }}>
      <div style={{ maxInlineSize: 288 }}>
        <DescriptionList items={items.slice(0, 4)} columns={2} />
      </div>
      <div style={{ maxInlineSize: 520 }}>
        <DescriptionList items={items.slice(0, 4)} />
      </div>
      <DescriptionList items={items} columns={2} />
      <DescriptionList items={items.slice(0, 3)} variant="panel" />
    </div>
  ),
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

/** Facts about the pack, on the page of a product. */
export const Usage = meta.story({
  render: (args) => (
    <Accordion
      hideShowAll
      items={[
        { id: 'pack', title: 'Pack and storage', content: <DescriptionList {...args} columns={2} /> },
        { id: 'delivery', title: 'Delivery', content: <p>Chilled and frozen goods come in the same drop.</p> },
      ]}
    />
  ),
});
