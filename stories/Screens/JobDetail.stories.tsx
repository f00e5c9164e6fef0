import { http, HttpResponse } from 'msw';
import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { api } from '../fixtures/api.ts';
import { empty, failing, filled, screenLoads } from './mocks.ts';
import { shopAt } from './Shop.tsx';

const meta = preview.meta({ title: 'Screens/Job detail', ...shopAt('/careers/job-detail?id=1'), beforeEach: api(...filled) });

export const Filled = meta.story({
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
    // The link is at the top, and again below the text.
    const apply = canvas.getAllByRole('link', { name: 'Apply for Night order picker' });
    await expect(apply).toHaveLength(2);
    for (const link of apply) await expect(link).toHaveAttribute('href', '/careers/job-detail/apply?id=1');
    const quick = canvas.getByRole('region', { name: 'Quick Hiring' });
    await expect(within(quick).getAllByRole('link', { name: /^View Job/u })).toHaveLength(3);
  },
});

export const Loading = meta.story(screenLoads);

export const Unknown = meta.story({
  args: { address: '/careers/job-detail?id=99' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'This job is no longer open' })).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'View Job Fishmonger' })).toBeVisible();
    await expect(canvas.getByText(/These jobs are open now/u)).toBeVisible();
  },
});

/** When no job is open, the page does not announce a list of open ones. */
export const UnknownWithoutOpenings = meta.story({
  args: { address: '/careers/job-detail?id=99' },
  beforeEach: api(...empty),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Sorry, no job openings are available at this time.')).toBeVisible();
    await expect(canvas.getByText('It may have been filled.')).toBeVisible();
    await expect(canvas.queryByText(/These are the jobs/u)).toBeNull();
  },
});

export const WithoutId = meta.story({
  args: { address: '/careers/job-detail' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'This job is no longer open' })).toBeVisible();
  },
});

/** A failed load is only logged. The page says so without blaming anybody, and offers another try and all openings. */
export const Failing = meta.story({
  beforeEach: api(...failing),
  play: async ({ canvas }) => {
    const alert = await canvas.findByRole('alert');
    await expect(within(alert).getByRole('heading', { level: 1 })).toHaveTextContent('This job could not be loaded');
    await expect(alert).toHaveTextContent('Please try again.');
    await expect(alert).not.toHaveTextContent('offline');
    const [openings] = within(alert).getAllByRole('link');
    await expect(within(alert).getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(openings).toHaveAccessibleName('All openings');
    await expect(openings).toHaveAttribute('href', '/careers');
  },
});

/** When only the job fails to load, its facts from the list of openings are shown, with a note. */
export const FailingBesideList = meta.story({
  beforeEach: ({ msw }) => msw.use(http.get('/api/job/:id', () => new HttpResponse(null, { status: 500 }), { once: true })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Night order picker' })).toBeVisible();
    const alert = canvas.getByRole('alert');
    await expect(alert).toHaveTextContent('The latest version of this job could not be loaded');
    // The page also retries by itself, and may be doing so now.
    await userEvent.click(within(alert).getByRole('button', { name: /^Try(?:ing)? again/u }));
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Night order picker');
  },
});

/** Without a connection the page says so. */
export const FailingOffline = meta.story({
  beforeEach: [api(...failing), () => void spyOn(navigator, 'onLine', 'get').mockReturnValue(false)],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('You are offline.');
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
});
