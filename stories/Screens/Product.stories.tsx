import { http, HttpResponse } from 'msw';
import { expect, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { labelOf } from '../../src/contract/allergenList.ts';
import type { Product } from '../../src/contract/catalogue.ts';
import { api } from '../fixtures/api.ts';
import { storyProduct, storyProducts } from '../fixtures/catalogue.ts';
import { filled, screenFails, screenLoads } from './mocks.ts';
import { shopAt } from './Shop.tsx';

const meta = preview.meta({ title: 'Screens/Product', ...shopAt('/product/5'), beforeEach: api(...filled) });

export const Filled = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: /Chip Shop Batter Mix 16\skg$/u })).toBeVisible();
    await expect(canvas.getByText('Secured Payment')).toBeVisible();
    await expect(canvas.getByText('Made by the Professionals')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Related Products' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Catering size' })).toHaveAttribute('href', '/product-list/?tag=4');
  },
});

/** The parts about a food are fetched when they are seen. Content that comes above them meanwhile may push them out of sight again. */
const comeToAllergens = (canvas: ReturnType<typeof within>) =>
  waitFor(() => {
    canvas.getByText('Secured Payment').scrollIntoView({ block: 'start' });
    return canvas.getByRole('region', { name: 'Allergens' });
  });

/** Allergens in a block of their own, emphasised in the ingredients, and nutrition as a table. */
export const Food = meta.story({
  play: async ({ canvas }) => {
    const allergens = await comeToAllergens(canvas);
    await expect(allergens).toHaveTextContent('ContainsWheat (gluten)');
    await expect(allergens).toHaveTextContent('May containMilk, Soya');
    await expect(allergens).toHaveTextContent(/Other 11: none declaredCelery, Crustaceans, .*Tree nuts/u);
    let tries = 0;
    await waitFor(() => {
      // Below the pictures where there are two columns, else last before what is related.
      const near =
        tries++ % 2 ? canvas.getByRole('heading', { name: 'Related Products' }) : canvas.getByRole('button', { name: /Full screen/u });
      near.scrollIntoView({ block: tries % 2 ? 'start' : 'end' });
      return canvas.getByRole('table', { name: 'Nutrition' });
    });
    const emphasised = [...canvas.getByText(/raising agents/u).querySelectorAll('strong')].map(({ textContent }) => textContent);
    await expect(emphasised).toEqual(['Wheat']);
    const nutrition = within(canvas.getByRole('table', { name: 'Nutrition' }));
    await expect(nutrition.getByRole('columnheader', { name: 'Per 100 g' })).toBeVisible();
    await expect(nutrition.getByRole('row', { name: 'Energy 1,447 kJ / 341 kcal' })).toBeVisible();
    await expect(nutrition.getByRole('row', { name: 'of which sugars 1.1 g' })).toBeVisible();
  },
});

/** A product without nutrition and with the given allergens. */
const withAllergens = (allergens: Product['allergens']) =>
  http.get('/api/products/details/:id', () => {
    const { nutrition: _nutrition, otherAllergens: _others, ...product } = storyProduct(storyProducts[4]!);
    const productDetails = [{ ...product, allergens, ...labelOf({ ...product, allergens }) }];
    return HttpResponse.json({ data: { productDetails, relatedProducts: [], tags: [] } });
  });

export const NoAllergenDeclared = meta.story({
  beforeEach: api(withAllergens({ contains: [], mayContain: [] })),
  play: async ({ canvas }) => {
    const allergens = await comeToAllergens(canvas);
    await expect(allergens).not.toHaveTextContent('None declared.');
    await expect(allergens).toHaveTextContent(/None of the 14 declaredCelery, .*Tree nuts/u);
    await expect(canvas.queryByRole('table')).toBeNull();
  },
});

/** Unknown allergens are not the same as none: the block says whom to ask. */
export const AllergensNotKnown = meta.story({
  beforeEach: api(withAllergens(undefined)),
  play: async ({ canvas }) => {
    const allergens = await comeToAllergens(canvas);
    await expect(allergens).toHaveTextContent('Not declared.');
    await expect(allergens).not.toHaveTextContent('None declared.');
    await expect(within(allergens).getByRole('link', { name: 'Ask us' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/contact-us\?subject=Allergens/u),
    );
  },
});

export const Loading = meta.story(screenLoads);

export const Unknown = meta.story({
  args: { address: '/product/999' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('We no longer stock this');
  },
});

export const Failing = meta.story(screenFails);
