import { expect, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { failing, filled, loading } from './mocks.ts';
import { Shop } from './Shop.tsx';

const meta = preview.meta({
  tags: ['!autodocs'],
  title: 'Screens/Job detail',
  component: Shop,
  args: { address: '/careers/job-detail?id=1' },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '900px' } } },
});

export const Filled = meta.story({
  beforeEach: ({ msw }) => msw.use(...filled),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Night order picker' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Who We Are' })).toBeVisible();
    const task = canvas.getByRole('heading', { name: 'What you will do' }).parentElement;
    const lines = within(task ?? document.body).getAllByRole('listitem');
    await expect(lines.map((line) => line.textContent)).toEqual([
      'Pick orders by scanner',
      'Drive a 2.5 tonne truck',
      'Build pallets that stay upright, e.g. glass in the middle',
    ]);
    await expect(canvas.getByText('Apply by').nextElementSibling).toHaveTextContent('30 November 2026');
    // At the top, and again for those who have read to the end.
    const apply = canvas.getAllByRole('link', { name: 'Apply for Night order picker' });
    await expect(apply).toHaveLength(2);
    for (const link of apply) await expect(link).toHaveAttribute('href', '/careers/job-detail/apply?id=1');
    const quick = canvas.getByRole('region', { name: 'Quick Hiring' });
    await expect(within(quick).getAllByRole('link', { name: /^View Job/u })).toHaveLength(3);
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(...loading),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status', {}, { timeout: 3000 })).toBeVisible();
  },
});

export const Unknown = meta.story({
  args: { address: '/careers/job-detail?id=99' },
  beforeEach: ({ msw }) => msw.use(...filled),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'This job is no longer open' })).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'View Job Fishmonger' })).toBeVisible();
  },
});

export const WithoutId = meta.story({
  args: { address: '/careers/job-detail' },
  beforeEach: ({ msw }) => msw.use(...filled),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'This job is no longer open' })).toBeVisible();
  },
});

/** A failed load is only logged; the page says so and offers another try. */
export const Failing = meta.story({
  beforeEach: ({ msw }) => msw.use(...failing),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This job could not be loaded');
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
});
