import { expect, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { failing, filled, loading } from './mocks.ts';
import { Shop } from './Shop.tsx';

const meta = preview.meta({
  tags: ['!autodocs'],
  title: 'Screens/Product',
  component: Shop,
  args: { address: '/product/5' },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '900px' } } },
});

export const Filled = meta.story({
  beforeEach: ({ msw }) => msw.use(...filled),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: /Chip Shop Batter Mix 16\skg$/u })).toBeVisible();
    await expect(canvas.getByText('Secured Payment')).toBeVisible();
    await expect(canvas.getByText('Made by the Professionals')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Related Products' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Catering size' })).toHaveAttribute('href', '/product-list/?tag=4');
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(...loading),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status', {}, { timeout: 3000 })).toBeVisible();
  },
});

export const Unknown = meta.story({
  args: { address: '/product/999' },
  beforeEach: ({ msw }) => msw.use(...filled),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('We do not stock that any more');
  },
});

export const Failing = meta.story({
  beforeEach: ({ msw }) => msw.use(...failing),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Something Went Wrong'), { timeout: 3000 });
  },
});
