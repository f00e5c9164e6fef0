import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { EmptyState } from '../../../src/kit/EmptyState/index.ts';
import { longName } from '../../fixtures/products.ts';
import { shelvesPicture } from '../../fixtures/pictures.ts';
import { example, looks } from '../../docs/looks.tsx';
import { BasicExample } from './examples/Basic.tsx';

const meta = preview.meta({
  title: 'Kit/Feedback/EmptyState',
  id: 'kit-emptystate',
  component: EmptyState,
  args: {
    title: 'Nothing matches “prwans”',
    picture: { src: shelvesPicture, alt: 'No products found', width: 600, height: 400 },
    children: <p>Check the spelling, use fewer words, or look through a category.</p>,
    suggestions: [
      { label: 'All Products', href: '/product-list/' },
      { label: 'Fish & Seafood', href: '/product-list/?categoryId=3' },
      { label: 'Frozen Food', href: '/product-list/?categoryId=4' },
    ],
  },
});

export const Basic = meta.story(example(BasicExample));

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'No products found' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('prwans');
    await expect(canvas.getAllByRole('link')).toHaveLength(3);
  },
});

export const TitleOnly = meta.story({
  args: { picture: undefined, children: undefined, suggestions: undefined, title: 'No jobs are open' },
});

export const Matrix = meta.story({
  render: looks({}, EmptyState, {
    Content: {
      'All parts': {},
      'Without a picture': { picture: undefined, title: 'No products in this category' },
      'Title and suggestions': { picture: undefined, children: undefined, title: 'Nothing is on offer today' },
      'A title alone': { picture: undefined, children: undefined, suggestions: undefined, title: 'No jobs are open' },
    },
  }),
});

export const Edge = meta.story({
  args: {
    title: longName,
    suggestions: Array.from({ length: 20 }, (_, index) => ({
      label: `Category ${index + 1}`,
      href: `/product-list/?categoryId=${index + 1}`,
    })),
  },
});
