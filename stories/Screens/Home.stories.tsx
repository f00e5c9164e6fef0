import { expect, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { api } from '../fixtures/api.ts';
import { empty, filled, screenFails, screenLoads } from './mocks.ts';
import { shopAt } from './Shop.tsx';

const meta = preview.meta({ title: 'Screens/Home', ...shopAt('/'), beforeEach: api(...filled) });

export const Filled = meta.story({
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
  play: async ({ canvas }) => {
    const card = await canvas.findByRole('link', { name: /^Cod 8–.?16.oz$/u }, { timeout: 5000 });
    await expect(card).toHaveAttribute('href', `/product-list/?${new URLSearchParams({ search: 'Cod 8–16 oz' }).toString()}`);
  },
});

export const Loading = meta.story(screenLoads);

export const Empty = meta.story({ beforeEach: api(...empty) });

export const Failing = meta.story(screenFails);
