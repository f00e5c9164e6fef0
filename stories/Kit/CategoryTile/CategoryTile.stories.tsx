import { expect, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { CategoryTile, CategoryTiles, type CategoryTileProps } from '../../../src/kit/CategoryTile/index.ts';
import { categoryTiles } from '../../fixtures/tiles.ts';
import { canPicture } from '../../fixtures/pictures.ts';
import { longName } from '../../fixtures/products.ts';
import { example, looks } from '../../docs/looks.tsx';
import { BasicExample } from './examples/Basic.tsx';

const meta = preview.meta({
  title: 'Kit/Browsing/CategoryTile',
  id: 'kit-categorytile',
  component: CategoryTile,
  subcomponents: { CategoryTiles },
  args: { href: '/product-list/?categoryId=1', children: 'Soft Drinks', picture: { src: canPicture } },
});

export const Basic = meta.story(example(BasicExample));

const tiles = (current?: number, variant?: CategoryTileProps['variant']) =>
  categoryTiles.map(({ id, name, href, picture }) => (
    <CategoryTile key={id} href={href} picture={picture} variant={variant} current={id === current}>
      {name}
    </CategoryTile>
  ));

export const Default = meta.story({
  args: { sx: { maxInlineSize: 240 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Soft Drinks' })).toHaveAttribute('href', '/product-list/?categoryId=1');
  },
});

export const Matrix = meta.story({
  render: looks({}, CategoryTile, {
    Variants: {
      'On a ground of its own': <CategoryTiles>{tiles(3)}</CategoryTiles>,
      plain: <CategoryTiles>{tiles(3, 'plain').slice(0, 5)}</CategoryTiles>,
    },
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(15);
    await expect(canvas.getAllByRole('link', { current: 'page' })).toHaveLength(2);
  },
});

/** A compact row leaves room for the products below. It fades out at the side where it goes on, and shows the current category. */
export const Compact = meta.story({
  render: () => <CategoryTiles compact>{tiles(9)}</CategoryTiles>,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const current = canvas.getAllByRole('link').find((link) => link.hasAttribute('aria-current'))!;
    const row = canvas.getByRole('list').getBoundingClientRect();
    await waitFor(() => expect(current.getBoundingClientRect().right).toBeLessThanOrEqual(row.right));
    await expect(current.getBoundingClientRect().left).toBeGreaterThanOrEqual(row.left);
  },
});

export const Edge = meta.story({
  render: () => (
    <CategoryTiles>
      <CategoryTile href="/a" picture={{ src: '' }}>
        Without a picture file
      </CategoryTile>
      <CategoryTile href="/b">Name only</CategoryTile>
      <CategoryTile href="/c" picture={{ src: canPicture }}>
        {longName}
      </CategoryTile>
    </CategoryTiles>
  ),
});
