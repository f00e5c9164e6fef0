import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { Breadcrumbs } from '../../../src/kit/Breadcrumbs/index.ts';
import { longName } from '../../fixtures/products.ts';
import { example, looks } from '../../docs/looks.tsx';
import { BasicExample } from './examples/Basic.tsx';

const items = [
  { label: 'Home', href: '/' },
  { label: 'All Products', href: '/product-list/' },
  { label: 'Fish & Seafood', href: '/product-list/?categoryId=3' },
  { label: 'Prawns & Shellfish', href: '/product-list/?categoryId=31' },
  { label: 'Raw King Prawns 16/20, Peeled and Deveined' },
];

const meta = preview.meta({ title: 'Kit/Finding the way/Breadcrumbs', id: 'kit-breadcrumbs', component: Breadcrumbs, args: { items } });

export const Basic = meta.story(example(BasicExample));

export const Default = meta.story({
  play: async ({ canvas }) => {
    const nav = canvas.getByRole('navigation', { name: 'Breadcrumb' });
    await expect(nav).toBeVisible();
    await expect(canvas.getAllByRole('link')).toHaveLength(4);
    await expect(canvas.getByText('Raw King Prawns 16/20, Peeled and Deveined')).toHaveAttribute('aria-current', 'page');
  },
});

/** On a phone only the link one step back remains. */
export const Phone = meta.story({ globals: { viewport: { value: 'smallest' } } });

export const Matrix = meta.story({
  render: looks({}, Breadcrumbs, {
    Variants: {
      'Five, the last as text': { 'aria-label': 'Five, the last as text' },
      'Four, the last as a link': { 'aria-label': 'Four, the last as a link', items: items.slice(0, 4) },
      'Two, the last as text': { 'aria-label': 'Two, the last as text', items: [...items.slice(0, 1), { label: 'Careers' }] },
    },
  }),
});

export const Edge = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 16 }}>
      <Breadcrumbs aria-label="One" items={[{ label: 'Home' }]} />
      <Breadcrumbs aria-label="Two" items={[{ label: 'Home', href: '/' }, { label: 'All Products' }]} />
      <Breadcrumbs aria-label="Long" items={[...items.slice(0, 4), { label: longName }]} />
    </div>
  ),
});
