import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { Tag } from '../../../src/kit/Tag/index.ts';
import { longName } from '../../fixtures/products.ts';
import { example, looks } from '../../docs/looks.tsx';
import { BasicExample } from './examples/Basic.tsx';

const meta = preview.meta({ title: 'Kit/Content/Tag', id: 'kit-tag', component: Tag, args: { children: 'Vegan' } });

export const Default = meta.story();

export const AsLink = meta.story({
  args: { href: '/product-list/?tag=4' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Vegan' });
    await expect(link).toHaveAttribute('href', '/product-list/?tag=4');
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
  },
});

export const Basic = meta.story(example(BasicExample));

export const Matrix = meta.story({
  render: looks({ inline: true }, Tag, {
    Variants: { Text: { children: 'Vegan' }, 'A link': { children: 'Catering size', href: '/product-list/?tag=5' } },
  }),
});

export const Edge = meta.story({
  render: () => (
    <div style={{ inlineSize: 280, display: 'flex', flexWrap: 'wrap', gap: 8 }}>
      <Tag href="/product-list/?tag=9">{longName}</Tag>
      <Tag href="/product-list/?tag=8">A</Tag>
    </div>
  ),
});
