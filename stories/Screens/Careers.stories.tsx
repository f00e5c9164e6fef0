import { expect, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { api } from '../fixtures/api.ts';
import { empty, filled, screenFails, screenLoads } from './mocks.ts';
import { shopAt } from './Shop.tsx';

const meta = preview.meta({ title: 'Screens/Careers', ...shopAt('/careers'), beforeEach: api(...filled) });

export const Filled = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
    const trail = within(canvas.getByRole('navigation', { name: 'Breadcrumb' }));
    await expect(trail.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
    await expect(trail.getByText('Careers')).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: 'View Job Fishmonger' })).toHaveAttribute('href', '/careers/job-detail?id=2');
    await expect(canvas.getAllByRole('link', { name: /^View Job/u })).toHaveLength(3);
  },
});

export const Loading = meta.story(screenLoads);

export const Empty = meta.story({
  beforeEach: api(...empty),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Sorry, no job openings are available at this time.')).toBeVisible();
  },
});

export const Failing = meta.story(screenFails);
