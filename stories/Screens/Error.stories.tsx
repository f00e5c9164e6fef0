import { expect, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { api } from '../fixtures/api.ts';
import { filled } from './mocks.ts';
import { shopAt } from './Shop.tsx';

const meta = preview.meta({ title: 'Screens/Error', ...shopAt('/error') });

/** Loaded afresh, the page goes home once, since the failure may be over; after that it stays. */
export const Stays = meta.story({
  beforeEach: () => sessionStorage.setItem('redirected', 'true'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Something Went Wrong' })).toBeVisible();
    await expect(canvas.getByText('An unexpected error occurred. Please try again later.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go to Home' })).toHaveAttribute('href', '/');
    // The page has no header and footer.
    await expect(canvas.queryByRole('banner')).toBeNull();
  },
});

/** The first time it goes home, whose looks the home page's stories show. */
export const GoesHomeOnce = meta.story({
  tags: ['no-visual'],
  beforeEach: api(...filled),
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getByRole('banner')).toBeVisible());
    await expect((await canvas.findAllByRole('link', { name: 'Fish & Seafood' }))[0]).toBeVisible();
    await waitFor(() => expect(canvasElement.querySelectorAll('main a[href^="/product/"]').length).toBeGreaterThan(12));
    await expect(canvas.queryByRole('heading', { name: 'Something Went Wrong' })).toBeNull();
    await expect(sessionStorage.getItem('redirected')).not.toBeNull();
  },
});
