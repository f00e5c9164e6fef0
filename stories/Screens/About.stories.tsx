import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { api } from '../fixtures/api.ts';
import { failing, filled } from './mocks.ts';
import { shopAt } from './Shop.tsx';

const meta = preview.meta({ title: 'Screens/About', ...shopAt('/about-us'), beforeEach: api(...filled) });

export const Filled = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
    const trail = within(canvas.getByRole('navigation', { name: 'Breadcrumb' }));
    await expect(trail.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
    await expect(trail.getByText('About Us')).toHaveAttribute('aria-current', 'page');
    await waitFor(() =>
      expect(canvas.getAllByRole('link', { name: 'Packaging' })[0]).toHaveAttribute('href', '/product-list/?categoryId=4'),
    );
    await expect(canvas.getAllByRole('link', { name: 'Cleaning supplies' })[0]).toHaveAttribute('href', '/product-list/?categoryId=5');
    await expect(canvas.getAllByRole('link', { name: 'Fish and seafood' })[0]).toHaveAttribute('href', '/product-list/?categoryId=3');
    const register = canvas.getByRole('link', { name: 'Register now' });
    await expect(register).toHaveAttribute('href', '/account-form');
    register.scrollIntoView();
    await expect(await canvas.findByRole('textbox', { name: /^Post code/u })).toBeVisible();
  },
});

/** The post code check answers for the United Kingdom, for the islands beside it, and for a text that is no post code. */
export const DeliveryCheck = meta.story({
  play: async ({ canvas }) => {
    (await canvas.findByRole('link', { name: 'Register now' })).scrollIntoView();
    const field = await canvas.findByRole('textbox', { name: /^Post code/u });
    const button = canvas.getByRole('button', { name: 'Check delivery' });
    for (const [postCode, answer] of [
      ['m12 0zx', /^Yes, we deliver to M12 0ZX\.$/u],
      ['JE2 3AB', /^JE2 3AB is outside the United Kingdom/u],
      ['BFPO 57', /^BFPO 57 is an armed forces address. Ring before you order/u],
    ] as const) {
      await userEvent.clear(field);
      await userEvent.type(field, postCode);
      await userEvent.click(button);
      await expect(await canvas.findByText(answer)).toBeVisible();
    }
    await userEvent.clear(field);
    await userEvent.type(field, 'nowhere');
    await userEvent.click(button);
    await expect(field).toHaveAccessibleDescription(/Enter a UK post code/u);
  },
});

/** When the categories fail to load, the links search instead. */
export const CategoriesFailing = meta.story({
  beforeEach: api(...failing),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('link', { name: 'Packaging' }))[0]).toHaveAttribute('href', '/product-list/?search=packaging');
  },
});
