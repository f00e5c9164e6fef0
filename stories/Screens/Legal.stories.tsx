import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { api } from '../fixtures/api.ts';
import { filled } from './mocks.ts';
import { shopAt } from './Shop.tsx';

const meta = preview.meta({ title: 'Screens/Legal', ...shopAt('/terms&conditions'), beforeEach: api(...filled) });

/** One section is open at a time. */
export const Terms = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Terms and conditions' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '8. Delivery' }));
    await waitFor(() => expect(canvas.getByText(/within 30 days of the order’s confirmation/u)).toBeVisible());
    await expect(canvasElement.querySelectorAll('[aria-expanded="true"][aria-controls]')).toHaveLength(1);
    await expect(canvas.getByRole('link', { name: 'Clause 8.2' })).toHaveAttribute('href', '#delivery.time');
    // Closed sections are in the page as well.
    await expect(canvas.getByText(/£500 or 100% of the order’s value/u)).toBeInTheDocument();
  },
});

export const Privacy = meta.story({
  args: { address: '/privacy' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Privacy policy' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show all sections' }));
    await waitFor(() => expect(canvas.getByText(/within one month/u)).toBeVisible());
  },
});
