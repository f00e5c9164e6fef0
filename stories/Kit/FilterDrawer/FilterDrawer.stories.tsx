import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { BrandFilter } from '../../../src/kit/BrandFilter/index.ts';
import { CategoryTree } from '../../../src/kit/CategoryTree/index.ts';
import { FilterDrawer, type FilterDrawerProps } from '../../../src/kit/FilterDrawer/index.ts';
import { brandNames } from '../../fixtures/brands.ts';
import { categoryNodes } from '../../fixtures/categoryNodes.ts';
import { example, looks } from '../../docs/looks.tsx';
import { BasicExample } from './examples/Basic.tsx';
import { WaitingExample } from './examples/Waiting.tsx';

const meta = preview.meta({
  title: 'Kit/Browsing/FilterDrawer',
  id: 'kit-filterdrawer',
  component: FilterDrawer,
  args: {
    categories: <CategoryTree nodes={categoryNodes} getHref={(node) => `#category-${node.id}`} />,
    brands: <BrandFilter options={brandNames} showClear={false} />,
    onOpenChange: fn(),
    onApply: fn(),
    onClear: fn(),
  },
  globals: { viewport: { value: 'phone' } },
});

export const Basic = meta.story(example(BasicExample));

/** Ticks wait for the apply button; closed in another way, the drawer forgets them. */
export const Waiting = meta.story({
  ...example(WaitingExample),
  play: async ({ canvas }) => {
    const open = async (name: RegExp) => {
      await userEvent.click(canvas.getByRole('button', { name }));
      return within(await canvas.findByRole('dialog'));
    };
    const first = await open(/^Categories & brands$/u);
    await userEvent.click(first.getByRole('checkbox', { name: 'Fellside' }));
    await userEvent.click(first.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    const second = await open(/^Categories & brands$/u);
    await expect(second.getByRole('checkbox', { name: 'Fellside' })).not.toBeChecked();
    await userEvent.click(second.getByRole('checkbox', { name: 'Fellside' }));
    await userEvent.click(second.getByRole('button', { name: 'Apply filters (2 products)' }));
    await expect(await canvas.findByRole('button', { name: /1 filter on/u })).toBeVisible();
    const third = await open(/1 filter on/u);
    await expect(third.getByRole('checkbox', { name: 'Fellside' })).toBeChecked();
  },
});

export const Default = meta.story();

/** The button shows the number of active filters. */
export const ActiveFilters = meta.story({
  args: { activeCount: 3 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Categories & brands 3 filters on' })).toHaveAttribute('aria-haspopup', 'dialog');
  },
});

/** While the drawer is open, the page behind is inert and does not scroll. Escape closes it, and the focus returns to the button. */
export const OpensAndCloses = meta.story({
  args: { activeCount: 1, resultCount: 124 },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: /^Categories/ });
    await userEvent.click(button);
    const drawer = within(await canvas.findByRole('dialog', { name: 'Categories and brands' }));
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(expect.anything(), true, 'trigger');
    await expect(getComputedStyle(document.documentElement).overflowY).toBe('hidden');
    await expect(drawer.getByRole('tree', { name: 'Product categories' })).toBeVisible();
    await expect(drawer.getByRole('group', { name: 'Brands' })).toBeVisible();
    await userEvent.click(drawer.getByRole('button', { name: 'Clear all' }));
    await expect(args.onClear).toHaveBeenCalledTimes(1);
    await userEvent.click(drawer.getByRole('button', { name: 'Apply filters (124 products)' }));
    await expect(args.onApply).toHaveBeenCalledTimes(1);
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(expect.anything(), false, 'apply');
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(button).toHaveFocus();
  },
});

/** A tablet is turned while the drawer is open, and the bar around it is for narrow screens only: the drawer closes, and the page can be used. */
export const GoesWithItsBar = meta.story({
  tags: ['no-visual'],
  args: { defaultOpen: true },
  render: (args) => (
    <div data-testid="bar">
      <FilterDrawer {...args} />
    </div>
  ),
  play: async ({ canvas, args }) => {
    await canvas.findByRole('dialog');
    await waitFor(() => expect(document.querySelector('dialog')).toMatchObject({ open: true }));
    canvas.getByTestId('bar').style.display = 'none';
    await waitFor(() => expect(args.onOpenChange).toHaveBeenLastCalledWith(expect.anything(), false, 'hidden'));
    await waitFor(() => expect(document.querySelector('dialog:modal')).toBeNull());
    await expect(getComputedStyle(document.documentElement).overflowY).not.toBe('hidden');
    canvas.getByTestId('bar').style.display = '';
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
});

/** Choices that are ticked and not applied yet can be cleared, too: `canClear` says so where no filter is on. Once nothing is left to clear, the focus goes to the drawer's heading. */
export const ClearMovesFocus = meta.story({
  tags: ['no-visual'],
  render: function ClearMovesFocus(args: FilterDrawerProps) {
    const [canClear, setCanClear] = useState(true);
    return <FilterDrawer {...args} canClear={canClear} onClear={() => setCanClear(false)} />;
  },
  args: { defaultOpen: true, activeCount: 0 },
  play: async ({ canvas, args }) => {
    const drawer = within(await canvas.findByRole('dialog', { name: 'Categories and brands' }));
    const clear = drawer.getByRole('button', { name: 'Clear all' });
    await expect(clear).not.toHaveAttribute('aria-disabled');
    await userEvent.click(clear);
    await expect(clear).toHaveAttribute('aria-disabled', 'true');
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await expect(drawer.getByText('Categories and brands')).toHaveFocus();
  },
});

/** Any facets: what is given as children stands below categories and brands, or alone, and the button speaks of filters. */
export const OtherFacets = meta.story({
  args: {
    categories: undefined,
    brands: undefined,
    defaultOpen: true,
    children: <BrandFilter options={['Ambient', 'Chilled', 'Frozen']} messages={{ legend: 'Storage' }} />,
  },
  play: async ({ canvas }) => {
    const drawer = within(await canvas.findByRole('dialog', { name: 'Filters' }));
    await userEvent.click(await drawer.findByRole('checkbox', { name: 'Frozen' }));
    await expect(drawer.getByRole('checkbox', { name: 'Frozen' })).toBeChecked();
    await expect(drawer.queryByRole('tree')).toBeNull();
  },
});

/** The browser's Back closes it and stays on the page, as often as it is opened. */
export const ClosesOnBack = meta.story({
  tags: ['no-visual'],
  play: async ({ canvas, args }) => {
    const address = window.location.href;
    for (let times = 0; times < 2; times += 1) {
      await userEvent.click(canvas.getByRole('button', { name: /^Categories/ }));
      await canvas.findByRole('dialog');
      window.history.back();
      await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
      await expect(args.onOpenChange).toHaveBeenLastCalledWith(expect.anything(), false, 'back');
    }
    await expect(window.location.href).toBe(address);
  },
});

/** The number of results is being loaded. */
export const Loading = meta.story({
  args: { defaultOpen: true, activeCount: 2, loading: true },
  play: async ({ canvas }) => {
    const apply = await canvas.findByRole('button', { name: 'Apply filters' });
    await expect(apply).toHaveAttribute('aria-busy', 'true');
  },
});

/** The filters match no products: the button says so before they are applied. */
export const Nothing = meta.story({
  args: { defaultOpen: true, activeCount: 5, resultCount: 0 },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Apply filters (no products)' })).toBeVisible();
  },
});

export const Matrix = meta.story({
  render: looks({ inline: true }, FilterDrawer, {
    'States of the button': { 'None on': {}, 'One on': { activeCount: 1 }, 'Many on': { activeCount: 128 } },
    Sizes: { medium: {}, small: { size: 'small', activeCount: 2 } },
  }),
});

/** Open with a filter on, over a page. */
export const MatrixOpen = meta.story({
  parameters: { docs: { story: { inline: false, height: '520px' } } },
  args: {
    defaultOpen: true,
    activeCount: 2,
    resultCount: 1240,
    categories: <CategoryTree nodes={categoryNodes} getHref={(node) => `#category-${node.id}`} selectedId={221} />,
    brands: <BrandFilter options={brandNames} defaultValue={['Elvik']} showClear={false} />,
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('dialog')).toBeVisible());
  },
});

/** An error in place of the categories, and no brands. */
export const Edge = meta.story({
  args: { defaultOpen: true, categories: <p>The categories could not be loaded.</p>, brands: undefined, onClear: undefined },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Apply filters' })).toBeVisible();
  },
});
