import { expect, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { empty, failing, filled, loading } from './mocks.ts';
import { Shop } from './Shop.tsx';

const meta = preview.meta({
  title: 'Screens/Careers',
  component: Shop,
  args: { address: '/careers' },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '900px' } } },
});

export const Filled = meta.story({
  beforeEach: ({ msw }) => msw.use(...filled),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
    const trail = within(canvas.getByRole('navigation', { name: 'Breadcrumb' }));
    await expect(trail.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
    await expect(trail.getByText('Careers')).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: 'View Job Fishmonger' })).toHaveAttribute('href', '/careers/job-detail?id=2');
    await expect(canvas.getAllByRole('link', { name: /^View Job/u })).toHaveLength(3);
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(...loading),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status', {}, { timeout: 3000 })).toBeVisible();
  },
});

export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(...empty),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Sorry, no job openings are available at this time.')).toBeVisible();
  },
});

/** A failed load is logged and leads to the error page. */
export const Failing = meta.story({
  beforeEach: ({ msw }) => msw.use(...failing),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Something Went Wrong'), { timeout: 3000 });
  },
});
