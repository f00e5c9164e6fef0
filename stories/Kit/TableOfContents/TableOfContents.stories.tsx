import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { TableOfContents } from '../../../src/kit/TableOfContents/index.ts';
import { longName } from '../../fixtures/company.ts';
import { example, looks } from '../../docs/looks.tsx';
import { BasicExample } from './examples/Basic.tsx';

const items = ['Overview', 'Orders', 'Payment', 'Delivery'].map((title) => ({ id: title.toLowerCase(), title }));

const meta = preview.meta({
  title: 'Kit/Finding the way/TableOfContents',
  id: 'kit-tableofcontents',
  component: TableOfContents,
  args: { items, current: 'orders' },
});

export const Basic = meta.story(example(BasicExample));

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'On this page' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Orders' })).toHaveAttribute('aria-current', 'location');
    await expect(canvas.getByRole('link', { name: 'Delivery' })).toHaveAttribute('href', '#delivery');
  },
});

export const Matrix = meta.story({
  render: looks({ min: 200 }, TableOfContents, {
    States: Object.fromEntries(
      [undefined, 'overview', 'payment', 'delivery'].map((current) => [
        `At ${current ?? 'no section'}`,
        { current, messages: { title: `At ${current ?? 'nothing'}` } },
      ]),
    ),
  }),
});

export const Edge = meta.story({
  args: { items: Array.from({ length: 60 }, (_, index) => ({ id: `s${index}`, title: index === 3 ? longName : `Section ${index + 1}` })) },
});
