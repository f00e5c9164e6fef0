import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { TableOfContents } from '../../../src/kit/TableOfContents/index.ts';
import { longName } from '../../fixtures/company.ts';

const items = ['Overview', 'Orders', 'Payment', 'Delivery'].map((title) => ({ id: title.toLowerCase(), title }));

const meta = preview.meta({
  title: 'Kit/Finding the way/TableOfContents',
  id: 'kit-tableofcontents',
  component: TableOfContents,
  tags: ['!autodocs'],
  args: { items, current: 'orders' },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'On this page' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Orders' })).toHaveAttribute('aria-current', 'location');
    await expect(canvas.getByRole('link', { name: 'Delivery' })).toHaveAttribute('href', '#delivery');
  },
});

export const Playground = meta.story({ args: { current: 'payment' } });

export const NothingCurrent = meta.story({ args: { current: undefined } });

export const Edge = meta.story({
  args: { items: Array.from({ length: 60 }, (_, index) => ({ id: `s${index}`, title: index === 3 ? longName : `Section ${index + 1}` })) },
});
