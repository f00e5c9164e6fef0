import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { ProductCard } from '../../../src/kit/ProductCard/index.ts';
import { ProductGrid } from '../../../src/kit/ProductGrid/index.ts';
import { ProductRows } from '../../../src/kit/ProductGrid/ProductRows.tsx';
import { products } from '../../fixtures/products.ts';
import { example, looks } from '../../docs/looks.tsx';
import { BasicExample } from './examples/Basic.tsx';

const cards = products.map((product) => <ProductCard key={product.href} level={2} {...product} />);

const meta = preview.meta({
  title: 'Kit/Browsing/ProductGrid',
  id: 'kit-productgrid',
  component: ProductGrid,
  subcomponents: { ProductRows },
  args: { children: cards },
});

export const Basic = meta.story(example(BasicExample));

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(8);
  },
});

/** While new products load, the old ones stay with dimmed pictures. */
export const Busy = meta.story({
  args: { busy: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list')).toHaveAttribute('aria-busy', 'true');
  },
});

/** Nothing is loaded yet. */
export const Skeletons = meta.story({
  args: { children: undefined, skeletons: 8 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Loading products' })).toHaveAttribute('aria-busy', 'true');
  },
});

export const Matrix = meta.story({
  render: looks({}, ProductGrid, {
    Variants: {
      'Four columns': { children: cards.slice(0, 4) },
      'Six columns': { columns: 6, children: cards.slice(0, 6) },
      'One product': <ProductGrid sx={{ maxInlineSize: 240 }}>{cards.slice(0, 1)}</ProductGrid>,
    },
    States: { busy: { busy: true, children: cards.slice(0, 4) }, Loading: { skeletons: 4, children: undefined } },
  }),
});

const notes = ['Contains milk, soya. May contain nuts', 'No allergens declared', 'Allergens not declared'];

/** Rows, as a buyer chose them for all lists. */
export const Rows = meta.story({
  render: () => (
    <div data-view="rows">
      <ProductRows headings={['Product', 'Pack', 'Code', 'Storage', 'Allergens']}>
        {products.map((product, index) => (
          <ProductCard key={product.href} level={2} price={null} {...product} note={notes[index % 3]} />
        ))}
      </ProductRows>
    </div>
  ),
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('listitem').map((row) => row.getBoundingClientRect());
    await expect(rows[1]!.top).toBeGreaterThanOrEqual(rows[0]!.bottom);
    // A brand that the name does not hold stands above the name, not on it.
    const [brand, name] = ['Brightwell', 'Sparkling Orange Drink'].map((text) => canvas.getAllByText(text)[0]!.getBoundingClientRect());
    await expect(name!.top).toBeGreaterThanOrEqual(brand!.bottom - 1);
    await expect(canvas.getAllByText('No allergens declared')[0]).toBeVisible();
  },
});

/** In a selection, a single product is as wide as one of many. */
export const OneOfASelection = meta.story({
  args: { columns: 6, fill: false },
  render: (args) => (
    <ProductGrid {...args}>
      <ProductCard level={2} {...products[0]!} />
    </ProductGrid>
  ),
  play: async ({ canvas }) => {
    const [list, card] = [canvas.getByRole('list'), canvas.getByRole('listitem')];
    await expect(card.getBoundingClientRect().width).toBeLessThan(list.getBoundingClientRect().width * 0.6);
  },
});

export const Edge = meta.story({
  args: {
    children: Array.from({ length: 100 }, (_, index) => <ProductCard key={index} level={2} {...products[index % products.length]!} />),
  },
});
