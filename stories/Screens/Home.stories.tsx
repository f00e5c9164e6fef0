import { expect, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { empty, failing, filled, loading } from './mocks.ts';
import { Shop } from './Shop.tsx';

const meta = preview.meta({
  title: 'Screens/Home',
  component: Shop,
  args: { address: '/' },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '900px' } } },
});

export const Filled = meta.story({
  beforeEach: ({ msw }) => msw.use(...filled),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
    await waitFor(() => expect(canvasElement.querySelectorAll('main a[href^="/product/"]').length).toBeGreaterThan(12));
    await expect((await canvas.findAllByRole('link', { name: 'Fish & Seafood' }))[0]).toHaveAttribute(
      'href',
      '/product-list/?categoryId=3',
    );
  },
});

/** A brand with advice on what to buy. */
export const Guide = meta.story({
  globals: { brand: 'gullwing' },
  beforeEach: ({ msw }) => msw.use(...filled),
  play: async ({ canvas }) => {
    const card = await canvas.findByRole('link', { name: /^Cod 8–.?16.oz$/u }, { timeout: 5000 });
    await expect(card).toHaveAttribute('href', `/product-list/?${new URLSearchParams({ search: 'Cod 8–16 oz' }).toString()}`);
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(...loading),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status', {}, { timeout: 3000 })).toBeVisible();
  },
});

export const Empty = meta.story({ beforeEach: ({ msw }) => msw.use(...empty) });

/** A failed load is logged and leads to the error page. */
export const Failing = meta.story({
  beforeEach: ({ msw }) => msw.use(...failing),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Something Went Wrong'), { timeout: 3000 });
  },
});
