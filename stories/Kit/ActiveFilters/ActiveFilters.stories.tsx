import { useRef, useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { ActiveFilters, type ActiveFilter } from '../../../src/kit/ActiveFilters/index.ts';
import { expectToFit } from '../../fixtures/expectToFit.ts';
import { longName } from '../../fixtures/products.ts';
import { example, looks } from '../../docs/looks.tsx';
import { BasicExample } from './examples/Basic.tsx';

const filters: ActiveFilter[] = [
  { id: 'search', group: 'Search', label: 'prawns' },
  { id: 'category', group: 'Category', label: 'Fish & Seafood' },
  { id: 'brand-1', group: 'Brand', label: 'Brightwell' },
  { id: 'brand-2', group: 'Brand', label: 'Gannet Bay' },
];

const meta = preview.meta({
  title: 'Kit/Browsing/ActiveFilters',
  id: 'kit-activefilters',
  component: ActiveFilters,
  args: { filters, onRemove: fn(), onClear: fn() },
});

export const Basic = meta.story(example(BasicExample));

export const Default = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Brand: Brightwell, remove' }));
    await expect(args.onRemove).toHaveBeenCalledWith(expect.anything(), filters[2]);
    await userEvent.click(canvas.getByRole('button', { name: 'Clear all' }));
    await expect(args.onClear).toHaveBeenCalledOnce();
  },
});

/** As links, each chip leads to the list without its filter. */
export const AsLinks = meta.story({
  args: { filters: filters.map((filter) => ({ ...filter, href: `#without-${filter.id}` })), clearHref: '#all', onClear: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Category: Fish & Seafood, remove' })).toHaveAttribute('href', '#without-category');
  },
});

/**
 * When a chip is removed the focus goes to the next one. After the last one in the row, and after "Clear all", it goes to the element that the application
 * names, never back to a chip: the next Enter would remove that, the search above all.
 */
export const FocusIsKept = meta.story({
  render: function FocusIsKept() {
    const [left, setLeft] = useState(filters);
    const heading = useRef<HTMLHeadingElement>(null);
    return (
      <>
        <h2 tabIndex={-1} ref={heading}>
          Products
        </h2>
        <ActiveFilters
          filters={left}
          fallbackFocus={heading}
          onClear={() => setLeft(filters.slice(0, 1))}
          onRemove={(_event, { id }) => setLeft(left.filter((filter) => filter.id !== id))}
        />
      </>
    );
  },
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { name: 'Products' });
    await userEvent.click(canvas.getByRole('button', { name: 'Brand: Brightwell, remove' }));
    await expect(canvas.getByRole('button', { name: 'Brand: Gannet Bay, remove' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Category: Fish & Seafood, remove' })).toBeVisible();
    await expect(heading).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear all' }));
    await expect(canvas.getByRole('button', { name: 'Search: prawns, remove' })).toBeVisible();
    await expect(heading).toHaveFocus();
  },
});

export const Matrix = meta.story({
  render: looks({}, ActiveFilters, {
    Variants: {
      'Buttons, and one that clears all': {},
      'None clears all': { onClear: undefined, messages: { label: 'Active filters, none can be cleared at once' } },
      Links: {
        filters: filters.map((filter) => ({ ...filter, href: `#without-${filter.id}` })),
        clearHref: '#all',
        onClear: undefined,
        messages: { label: 'Active filters, links' },
      },
    },
  }),
});

export const Edge = meta.story({
  render: () => (
    <div style={{ maxInlineSize: 300, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 24 }}>
      <ActiveFilters filters={[]} />
      <ActiveFilters filters={filters.slice(0, 1)} onClear={() => undefined} />
      <ActiveFilters
        filters={[{ id: 'x', group: 'Search', label: longName }, ...filters]}
        onClear={() => undefined}
        messages={{ label: 'Active filters, long' }}
      />
    </div>
  ),
});

/** Letters of twice the size on the smallest phone: nothing is cut off, nothing scrolls sideways. */
export const EdgeInLargeText = meta.story({
  tags: ['no-visual'],
  ...Edge.input,
  globals: { textSize: 'double', viewport: { value: 'smallest' } },
  play: async ({ canvasElement }) => expectToFit(canvasElement),
});
