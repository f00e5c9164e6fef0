import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { Breadcrumbs } from '../../../src/kit/Breadcrumbs/index.ts';
import { Heading } from '../../../src/kit/Heading/index.ts';
import { Page } from '../../../src/kit/Page/index.ts';
import { longName } from '../../fixtures/products.ts';
import { example } from '../../docs/example.tsx';
import { BasicExample } from './examples/Basic.tsx';
import basicCode from './examples/Basic.tsx?raw';

const items = [
  { label: 'Home', href: '/' },
  { label: 'All Products', href: '/product-list/' },
  { label: 'Fish & Seafood', href: '/product-list/?categoryId=3' },
  { label: 'Prawns & Shellfish', href: '/product-list/?categoryId=31' },
  { label: 'Raw King Prawns 16/20, Peeled and Deveined' },
];

const meta = preview.meta({
  title: 'Kit/Finding the way/Breadcrumbs',
  id: 'kit-breadcrumbs',
  component: Breadcrumbs,
  tags: ['!autodocs'],
  args: { items },
});

export const Basic = meta.story(example(BasicExample, basicCode));

export const Default = meta.story({
  play: async ({ canvas }) => {
    const nav = canvas.getByRole('navigation', { name: 'Breadcrumb' });
    await expect(nav).toBeVisible();
    await expect(canvas.getAllByRole('link')).toHaveLength(4);
    await expect(canvas.getByText('Raw King Prawns 16/20, Peeled and Deveined')).toHaveAttribute('aria-current', 'page');
  },
});

export const Playground = meta.story({});

/** On a phone only the link one step back remains. */
export const Phone = meta.story({ globals: { viewport: { value: 'smallest' } } });

export const LastAsLink = meta.story({
  args: { items: [...items.slice(0, 3), { label: 'Prawns & Shellfish', href: '/product-list/?categoryId=31' }] },
});

/** The last step as text and as a link; five steps and two. */
export const Matrix = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 16 }}>
      <Breadcrumbs aria-label="Five, the last as text" items={items} />
      <Breadcrumbs aria-label="Four, the last as a link" items={items.slice(0, 4)} />
      <Breadcrumbs aria-label="Two, the last as text" items={[...items.slice(0, 1), { label: 'Careers' }]} />
    </div>
  ),
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

/** At the top of a page, above its title. */
export const Usage = meta.story({
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <Page>
      <Breadcrumbs {...args} />
      <Heading level={1}>Raw King Prawns 16/20, Peeled and Deveined</Heading>
    </Page>
  ),
});
