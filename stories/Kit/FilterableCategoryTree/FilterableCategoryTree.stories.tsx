import { useState } from 'react';
import { expect, fn, userEvent, waitFor, type within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import type { CategoryTreeId, CategoryTreeNode } from '../../../src/kit/CategoryTree/index.ts';
import { FilterableCategoryTree, type FilterableCategoryTreeProps } from '../../../src/kit/FilterableCategoryTree/index.ts';
import { FilterDrawer } from '../../../src/kit/FilterDrawer/index.ts';
import { catchLinks } from '../../fixtures/catchLinks.ts';
import { categoryNodes, manyCategoryNodes } from '../../fixtures/categoryNodes.ts';
import { example } from '../../docs/example.tsx';
import { BasicExample } from './examples/Basic.tsx';
import basicCode from './examples/Basic.tsx?raw';

const getHref = (node: CategoryTreeNode, selected: boolean): string => (selected ? '#all' : `#category-${node.id}`);

const meta = preview.meta({
  title: 'Kit/Browsing/FilterableCategoryTree',
  id: 'kit-filterablecategorytree',
  component: FilterableCategoryTree,
  tags: ['!autodocs'],
  args: { nodes: categoryNodes, getHref, onSelect: fn(), onExpandedChange: fn(), onFilterChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 300 }}>
        <Story />
      </div>
    ),
  ],
});

export const Basic = meta.story(example(BasicExample, basicCode));

type Canvas = ReturnType<typeof within>;

const box = (canvas: Canvas) => canvas.getByRole('searchbox', { name: 'Find a category' });
const names = (canvas: Canvas) => canvas.queryAllByRole('treeitem').map((row: HTMLElement) => row.querySelector('span')?.textContent);

export const Default = meta.story();

export const Playground = meta.story({ args: { defaultFilter: 'fish', selectedId: 221 } });

/** Branches with matches are open, the matches are marked, and their number is announced. */
export const Narrows = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.type(box(canvas), 'lids');
    await expect(await canvas.findByText('3 categories found')).toBeVisible();
    await expect(names(canvas)).toEqual(['Packaging', 'Food Boxes', 'Foil Trays & Lids', 'Cups & Lids', 'Lids & Sleeves']);
    await expect([...canvas.getByRole('tree').querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual(['Lids', 'Lids', 'Lids']);
    await expect(args.onFilterChange).toHaveBeenLastCalledWith(expect.anything(), 'lids');
    // The mark does not split the word in the accessible name.
    await expect(canvas.getByRole('treeitem', { name: 'Foil Trays & Lids 42 products' })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('3 categories found');
  },
});

/** Escape empties the box and restores the tree; a second Escape goes to the drawer around it. */
export const EscapeClears = meta.story({
  args: { defaultExpandedIds: [3] },
  play: async ({ canvas, args }) => {
    const before = names(canvas);
    const heardOutside = fn();
    const listening = new AbortController();
    document.addEventListener('keydown', ({ key }) => key === 'Escape' && heardOutside(), { signal: listening.signal });
    await userEvent.type(box(canvas), 'cod');
    await waitFor(() => expect(names(canvas)).toEqual(['Fish & Seafood', 'Fillets & Portions', 'Cod']));
    await userEvent.keyboard('{Escape}');
    await expect(box(canvas)).toHaveValue('');
    await waitFor(() => expect(names(canvas)).toEqual(before));
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await expect(args.onExpandedChange).not.toHaveBeenCalled();
    await expect(heardOutside).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect(heardOutside).toHaveBeenCalledOnce();
    listening.abort();
  },
});

const sent = fn();

/** Arrow down moves from the box into the tree; Enter sends no form. */
export const Keyboard = meta.story({
  render: (args) => (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sent();
      }}
    >
      <FilterableCategoryTree {...args} />
    </form>
  ),
  play: async ({ canvas, canvasElement, args }) => {
    sent.mockClear();
    const followed = catchLinks(canvasElement);
    await userEvent.tab();
    await expect(box(canvas)).toHaveFocus();
    await userEvent.keyboard('cod{Enter}');
    await expect(sent).not.toHaveBeenCalled();
    await waitFor(() => expect(names(canvas)).toHaveLength(3));
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('treeitem', { name: /^Fish & Seafood/u })).toHaveFocus();
    await userEvent.keyboard('{End}{Enter}');
    await expect(followed).toEqual(['#category-221']);
    await expect(args.onSelect).toHaveBeenLastCalledWith(expect.anything(), expect.objectContaining({ id: 221 }), false);
  },
});

/** A branch that the text opened can be closed by hand; another text opens its own branches. */
export const ClosedByHand = meta.story({
  args: { defaultFilter: 'cod' },
  play: async ({ canvas }) => {
    await expect(names(canvas)).toHaveLength(3);
    canvas.getByRole('treeitem', { name: /^Fillets/u }).focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(names(canvas)).toEqual(['Fish & Seafood', 'Fillets & Portions']);
    await userEvent.clear(box(canvas));
    await userEvent.type(box(canvas), 'salmon');
    await waitFor(() => expect(names(canvas)).toEqual(['Fish & Seafood', 'Fillets & Portions', 'Salmon']));
  },
});

/** A matching branch without matches below it keeps all its categories. */
export const BranchMatches = meta.story({
  args: { defaultFilter: 'confec' },
  play: async ({ canvas }) => {
    await expect(names(canvas)).toEqual(['Confectionery']);
    canvas.getByRole('treeitem').focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(names(canvas)).toEqual(['Confectionery', 'Chocolate', 'Sweets', 'Chewing Gum']);
  },
});

/** When nothing matches, the box stays and a text says so. */
export const NothingFound = meta.story({
  args: { defaultFilter: 'unobtainium' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('No category matches “unobtainium”');
    await expect(canvas.queryByRole('tree')).toBeNull();
    await userEvent.click(box(canvas));
    await userEvent.keyboard('{Escape}');
    await expect(await canvas.findByRole('tree', { name: 'Product categories' })).toBeVisible();
  },
});

/** The application controls the text, the chosen category and the open branches. A category chosen among the matches is shown in its place when the text is cleared. */
export const Controlled = meta.story({
  render: function Controlled({ onSelect, onFilterChange, ...args }: FilterableCategoryTreeProps) {
    const [filter, setFilter] = useState('');
    const [selectedId, setSelectedId] = useState<CategoryTreeId>();
    return (
      <>
        <FilterableCategoryTree
          {...args}
          filter={filter}
          onFilterChange={(event, next) => {
            onFilterChange?.(event, next);
            setFilter(next);
          }}
          selectedId={selectedId}
          onSelect={(event, node, selected) => {
            onSelect?.(event, node, selected);
            setSelectedId(selected ? undefined : node.id);
          }}
        />
        <button type="button" onClick={() => setFilter('')}>
          Show everything
        </button>
      </>
    );
  },
  play: async ({ canvas, canvasElement }) => {
    catchLinks(canvasElement);
    await userEvent.type(box(canvas), 'king');
    await userEvent.click(await canvas.findByRole('treeitem', { name: /^King Prawns/u }));
    await userEvent.click(canvas.getByRole('button', { name: 'Show everything' }));
    await waitFor(() => expect(canvas.getByRole('treeitem', { name: /^Packaging/u })).toBeVisible());
    await expect(canvas.getByRole('treeitem', { name: /^King Prawns/u })).toHaveAttribute('aria-current', 'page');
  },
});

/** In right-to-left text. */
export const RightToLeft = meta.story({
  render: (args) => (
    <div dir="rtl">
      <FilterableCategoryTree {...args} />
    </div>
  ),
  args: { defaultFilter: 'box' },
});

/** The whole tree, with a choice, with a match, without matches. */
export const Matrix = meta.story({
  render: (args) => (
    <div style={{ display: 'grid', gap: 32 }}>
      <FilterableCategoryTree {...args} label="All" />
      <FilterableCategoryTree {...args} label="With a choice" selectedId={221} />
      <FilterableCategoryTree {...args} label="With a match" defaultFilter="lids" />
      <FilterableCategoryTree {...args} label="Without a match" defaultFilter="zzz" />
    </div>
  ),
});

/** In 10,000 categories, a letter that every name has opens only as many as fit; a longer text finds a few. */
export const Edge10000 = meta.story({
  tags: ['no-visual'],
  args: { nodes: manyCategoryNodes },
  play: async ({ canvas }) => {
    await userEvent.type(box(canvas), '3');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/^\d,\d{3} categories found$/u));
    await expect(canvas.getByRole('tree').querySelectorAll('a').length).toBeLessThanOrEqual(200);
    await userEvent.type(box(canvas), '9.9.27');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('1 category found'));
    await expect(names(canvas)).toHaveLength(3);
  },
});

/** In the drawer of a phone: choosing a found category closes the drawer. */
export const Usage = meta.story({
  globals: { viewport: { value: 'phone' } },
  render: function Usage(args) {
    const [open, setOpen] = useState(false);
    const [selectedId, setSelectedId] = useState<CategoryTreeId>();
    return (
      <FilterDrawer
        open={open}
        onOpenChange={setOpen}
        activeCount={selectedId === undefined ? 0 : 1}
        categories={
          <FilterableCategoryTree
            {...args}
            selectedId={selectedId}
            onSelect={(_, node, selected) => {
              setSelectedId(selected ? undefined : node.id);
              setOpen(false);
            }}
          />
        }
      />
    );
  },
  play: async ({ canvas, canvasElement }) => {
    const followed = catchLinks(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Categories' }));
    await userEvent.type(await canvas.findByRole('searchbox', { name: 'Find a category' }), 'cod');
    await waitFor(() => expect(names(canvas)).toEqual(['Fish & Seafood', 'Fillets & Portions', 'Cod']));
    await userEvent.click(canvas.getByRole('treeitem', { name: 'Cod 22 products' }));
    await expect(followed).toEqual(['#category-221']);
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('button', { name: 'Categories 1 filter on' })).toHaveFocus();
  },
});
