import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { Heading } from '../../../src/kit/Heading/index.ts';
import { Stack } from '../../../src/kit/Stack/index.ts';
import { Tag } from '../../../src/kit/Tag/index.ts';
import { longName } from '../../fixtures/products.ts';
import { example } from '../../docs/example.tsx';
import { BasicExample } from './examples/Basic.tsx';
import basicCode from './examples/Basic.tsx?raw';

const meta = preview.meta({ title: 'Kit/Content/Tag', id: 'kit-tag', component: Tag, tags: ['!autodocs'], args: { children: 'Vegan' } });

export const Default = meta.story();

export const Playground = meta.story({ args: { href: '/product-list/?tag=4' } });

export const AsLink = meta.story({
  args: { href: '/product-list/?tag=4' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Vegan' });
    await expect(link).toHaveAttribute('href', '/product-list/?tag=4');
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
  },
});

export const Basic = meta.story(example(BasicExample, basicCode));

export const Matrix = meta.story({
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8, alignItems: 'center' }}>
      <Tag>Vegan</Tag>
      <Tag>Catering size</Tag>
      <Tag href="/product-list/?tag=4">Vegan</Tag>
      <Tag href="/product-list/?tag=5">Catering size</Tag>
    </div>
  ),
});

export const Edge = meta.story({
  render: () => (
    <div style={{ inlineSize: 280, display: 'flex', flexWrap: 'wrap', gap: 8 }}>
      <Tag href="/product-list/?tag=9">{longName}</Tag>
      <Tag href="/product-list/?tag=8">A</Tag>
    </div>
  ),
});

/** Below a product's name; each tag leads to all products with it. */
export const Usage = meta.story({
  render: () => (
    <Stack gap="3">
      <Heading level={1}>Oat Drink, Barista</Heading>
      <Stack direction="row" gap="2">
        <Tag href="/product-list/?tag=4">Vegan</Tag>
        <Tag href="/product-list/?tag=5">Catering size</Tag>
        <Tag>New in</Tag>
      </Stack>
    </Stack>
  ),
});
