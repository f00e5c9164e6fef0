import { expect, userEvent } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { api } from '../fixtures/api.ts';
import { filled } from './mocks.ts';
import { shopAt } from './Shop.tsx';

const meta = preview.meta({ title: 'Screens/Contact', ...shopAt('/contact-us'), beforeEach: api(...filled) });

export const Filled = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Get in Touch' })).toBeVisible();
    await expect(canvasElement.querySelectorAll('main a[href^="tel:"]')).toHaveLength(2);
    await expect(canvasElement.querySelectorAll('main address')).toHaveLength(1);
    await expect(canvas.getByRole('img', { name: /^Drawn map/u })).toBeVisible();
    await expect(canvasElement.querySelector('iframe')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Show interactive map' })).toBeEnabled();
    await userEvent.tab();
  },
});
