import { expect, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { ProductCard, type ProductCardProps } from '../../../src/kit/ProductCard/index.ts';
import { ProductGrid } from '../../../src/kit/ProductGrid/index.ts';
import { expectLeftToRight } from '../../fixtures/expectLeftToRight.ts';
import { canPicture } from '../../fixtures/pictures.ts';
import { longName, products } from '../../fixtures/products.ts';
import { example, looks } from '../../docs/looks.tsx';
import { BasicExample } from './examples/Basic.tsx';

const [first, , third, fourth] = products;
if (!first || !third || !fourth) throw new Error('The fixture lacks products');

const meta = preview.meta({
  title: 'Kit/Browsing/ProductCard',
  id: 'kit-productcard',
  component: ProductCard,
  args: { ...first, level: 2 as ProductCardProps['level'], sx: { maxInlineSize: 280 } },
});

export const Basic = meta.story(example(BasicExample));

export const Default = meta.story({
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Sparkling Orange Drink' });
    await expect(link).toHaveAttribute('href', '/product/1');
    await expect(canvas.getByRole('heading', { level: 2 })).toContainElement(link);
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
  },
});

/** In a language that is read from the right, the pack size keeps its order. */
export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  args: { name: 'Sparkling Orange Drink', packSize: '24 × 330 ml' },
  play: async ({ canvas }) => expectLeftToRight(canvas.getByText('24 × 330 ml'), ['24', '×', '330', 'ml']),
});

export const Matrix = meta.story({
  render: looks({ min: 220 }, ProductCard, {
    Variants: {
      card: { ticket: 'New in' },
      plain: { variant: 'plain', ticket: 'New in' },
      'plain, without a price': { ...fourth, variant: 'plain', name: 'Gannet Bay King Prawns', origin: 'Farmed, Vietnam', price: null },
    },
    Content: {
      'Best seller': { ...third, ticket: 'Best seller' },
      'Several packs': { ...fourth, packs: '3 sizes' },
      'With a price': {
        ...fourth,
        code: undefined,
        price: (
          <>
            <strong>£64.90</strong> ex VAT
          </>
        ),
      },
    },
  }),
});

export const Edge = meta.story({
  render: () => (
    <ProductGrid>
      <ProductCard
        level={2}
        href="/product/9"
        name={longName}
        brand={longName}
        packSize={longName}
        code="104512104512104512104512104512"
        storage="ambient"
        picture={{ src: canPicture }}
        ticket="Best seller of the whole year"
      />
      <ProductCard level={2} href="/product/10" name="A" picture={{ src: '' }} />
      <ProductCard
        level={2}
        href="/product/11"
        name="The picture is broken"
        picture={{ src: 'data:image/png;base64,broken', alt: 'A can' }}
      />
    </ProductGrid>
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('img', { name: 'A can' }).tagName).toBe('SPAN'));
  },
});
