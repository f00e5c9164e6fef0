import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { api } from '../fixtures/api.ts';
import { kit } from '../fixtures/kitTesting.ts';
import { empty, filled, nothingSafe, partlyFound, screenFails, screenLoads } from './mocks.ts';
import { shopAt } from './Shop.tsx';

const meta = preview.meta({ title: 'Screens/Product list', ...shopAt('/product-list'), beforeEach: api(...filled) });

export const Filled = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Products' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Product Categories' })).toBeVisible();
    await expect(canvas.getByText('16 products')).toBeVisible();
    await userEvent.click(await canvas.findByRole('link', { name: 'Page 2' }));
    await waitFor(() => expect(canvas.getByText('16 products, page 2')).toBeVisible());
    await userEvent.click(within(canvas.getByRole('navigation', { name: 'Pagination' })).getByRole('link', { name: 'Page 1' }));
    await waitFor(() => expect(canvas.getByText('16 products')).toBeVisible());
  },
});

export const OneCategory = meta.story({
  args: { address: '/product-list/?categoryId=3' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Fish & Seafood' })).toBeVisible();
    await expect(canvas.getByText('3 products')).toBeVisible();
  },
});

/** Beside the list: narrowed to a brand, then to a category instead, and in another order. */
export const Narrowed = meta.story({
  globals: { viewport: { value: 'xl' } },
  play: async ({ canvas }) => {
    await canvas.findByText('16 products');
    const products = () =>
      within(canvas.getByRole('main'))
        .getAllByRole('link')
        .flatMap((link) => (link.getAttribute('href')?.startsWith('/product/') ? [link.textContent] : []));
    await kit.chooseBrands(canvas, 'Gannet Bay');
    await waitFor(() => expect(products().every((name) => name.startsWith('Gannet Bay'))).toBe(true));
    await kit.chooseCategory(canvas, 'Fish & Seafood', 'Fillets & Portions');
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Fillets & Portions' })).toBeVisible();
    await expect(await canvas.findByText('2 products')).toBeVisible();
    const before = products();
    await kit.chooseOrder(canvas, 'Alphabetical: Z-A');
    await waitFor(() => expect(products()).toEqual(before.toSorted((a, b) => b.localeCompare(a, 'en-GB'))));
  },
});

/** Without room beside the list, categories and brands are in a drawer. */
export const NarrowedInDrawer = meta.story({
  tags: ['no-visual'],
  globals: { viewport: { value: 'smallest' } },
  play: async ({ canvas }) => {
    await canvas.findByText('16 products');
    const drawer = await kit.openDialog(canvas, /^Categories/u);
    await kit.chooseBrands(drawer, 'Gannet Bay');
    await expect(await drawer.findByRole('button', { name: /^Apply filters \(\d products?\)$/u })).toBeVisible();
  },
});

/** A single product has no menu of orders. */
export const OneProduct = meta.story({
  args: { address: '/product-list/?search=haddock' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1 product')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Sort By/u })).toBeNull();
  },
});

export const Loading = meta.story(screenLoads);

export const NothingFound = meta.story({
  args: { address: '/product-list/?search=unobtainium widgets' },
  beforeEach: api(...empty),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: 'No products found' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Search for “widgets”' })).toBeVisible();
  },
});

/** No product has the protected word of the search: the suggested links keep it. */
export const NothingThatIsSafe = meta.story({
  args: { address: '/product-list/?search=nut free widgets' },
  beforeEach: api(...nothingSafe),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Nut free in Biscuits (12)' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /^Search for/u })).toBeNull();
  },
});

/** A word was left out, and the products were chosen by declared allergens. */
export const PartlyFound = meta.story({
  args: { address: '/product-list/?search=egg free prawn trampoline' },
  beforeEach: api(...partlyFound),
  play: async ({ canvas }) => {
    const note = await canvas.findByText(/Nothing has every word/u);
    await expect(note.parentElement).toHaveTextContent('Nothing has every word. Showing egg free prawn.');
    await expect(canvas.getByText(/none declared, not even traces/u)).toBeVisible();
  },
});

export const Failing = meta.story(screenFails);
