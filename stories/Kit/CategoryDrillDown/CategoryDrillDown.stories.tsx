import { useState } from 'react';
import { expect, fn, userEvent, waitFor, type within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { CategoryDrillDown } from '../../../src/kit/CategoryDrillDown/index.ts';
import type { CategoryTreeId, CategoryTreeNode } from '../../../src/kit/CategoryTree/index.ts';
import { FilterDrawer } from '../../../src/kit/FilterDrawer/index.ts';
import { catchLinks } from '../../fixtures/catchLinks.ts';
import { categoryNodes, longCategoryName, manyCategoryNodes } from '../../fixtures/categoryNodes.ts';
import { example } from '../../docs/example.tsx';
import { BasicExample } from './examples/Basic.tsx';
import basicCode from './examples/Basic.tsx?raw';

const getHref = (node: CategoryTreeNode, selected: boolean): string => (selected ? '#all' : `#category-${node.id}`);

const meta = preview.meta({
  title: 'Kit/Browsing/CategoryDrillDown',
  id: 'kit-categorydrilldown',
  component: CategoryDrillDown,
  tags: ['!autodocs'],
  args: { nodes: categoryNodes, getHref, onSelect: fn(), onParentChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 358 }}>
        <Story />
      </div>
    ),
  ],
});

export const Basic = meta.story(example(BasicExample, basicCode));

type Canvas = ReturnType<typeof within>;

const link = (canvas: Canvas, name: RegExp | string) => canvas.getByRole('link', { name });
const heading = (canvas: Canvas) => canvas.getByRole('heading', { level: 2 });

export const Default = meta.story();

export const Playground = meta.story({ args: { defaultParentId: 2 } });

/** Down to a category and back: each level has its name as heading, and Back returns to the category that was opened. */
export const DownAndBack = meta.story({
  play: async ({ canvas, canvasElement, args }) => {
    const followed = catchLinks(canvasElement);
    await expect(heading(canvas)).toHaveTextContent('Product categories');
    await expect(canvas.queryByRole('button')).toBeNull();
    await userEvent.click(link(canvas, 'Fish & Seafood 158 products , 3 categories below'));
    await expect(heading(canvas)).toHaveTextContent('Fish & Seafood');
    await expect(heading(canvas)).toHaveFocus();
    await expect(args.onParentChange).toHaveBeenLastCalledWith(expect.anything(), 2);
    await expect(canvas.getAllByRole('link')).toHaveLength(4);
    await userEvent.click(link(canvas, /^Fillets/u));
    await expect(heading(canvas)).toHaveTextContent('Fillets & Portions');
    await userEvent.click(canvas.getByRole('button', { name: 'Back to Fish & Seafood' }));
    await expect(link(canvas, /^Fillets/u)).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Back to all categories' }));
    await expect(link(canvas, /^Fish & Seafood/u)).toHaveFocus();
    await expect(args.onParentChange).toHaveBeenLastCalledWith(expect.anything(), null);
    await expect(followed).toEqual([]);
    await expect(args.onSelect).not.toHaveBeenCalled();
  },
});

/** A leaf is a link, and so is "All in …". */
export const Chooses = meta.story({
  args: { defaultParentId: 22 },
  play: async ({ canvas, canvasElement, args }) => {
    const followed = catchLinks(canvasElement);
    await userEvent.click(link(canvas, 'Cod 22 products'));
    await userEvent.click(link(canvas, 'All in Fillets & Portions 68 products'));
    await expect(followed).toEqual(['#category-221', '#category-22']);
    await expect(args.onSelect).toHaveBeenLastCalledWith(expect.anything(), expect.objectContaining({ id: 22 }), false);
    await expect(args.onParentChange).not.toHaveBeenCalled();
  },
});

/** The chosen category is marked on its level; following it again clears the choice. */
export const Selected = meta.story({
  args: { selectedId: 221 },
  play: async ({ canvas }) => {
    await expect(heading(canvas)).toHaveTextContent('Fillets & Portions');
    await expect(link(canvas, /^Cod/u)).toHaveAttribute('aria-current', 'page');
    await expect(link(canvas, /^Cod/u)).toHaveAttribute('href', '#all');
    await userEvent.click(canvas.getByRole('button', { name: 'Back to Fish & Seafood' }));
    await expect(canvas.getAllByRole('link').filter((row) => row.hasAttribute('aria-current'))).toEqual([]);
  },
});

/** When another category is chosen elsewhere, its level is shown and the focus stays where it is. */
export const ChosenElsewhere = meta.story({
  render: function ChosenElsewhere(args) {
    const [selectedId, setSelectedId] = useState<CategoryTreeId>();
    return (
      <>
        <button type="button" onClick={() => setSelectedId(42)}>
          Cups & Lids
        </button>
        <CategoryDrillDown {...args} selectedId={selectedId} />
      </>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cups & Lids' }));
    await expect(heading(canvas)).toHaveTextContent('Cups & Lids');
    await expect(link(canvas, /^All in Cups & Lids/u)).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('button', { name: 'Cups & Lids' })).toHaveFocus();
  },
});

/** Every link is a tab stop; the arrow keys move through the levels as well. */
export const Keyboard = meta.story({
  play: async ({ canvas, canvasElement }) => {
    const followed = catchLinks(canvasElement);
    await userEvent.tab();
    await expect(link(canvas, /^Soft Drinks/u)).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    await expect(heading(canvas)).toHaveTextContent('Fish & Seafood');
    await expect(heading(canvas)).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(link(canvas, /^All in/u)).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{End}');
    await expect(link(canvas, /^Prawns/u)).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(heading(canvas)).toHaveTextContent('Prawns & Shellfish');
    await userEvent.keyboard('{ArrowLeft}');
    await expect(link(canvas, /^Prawns/u)).toHaveFocus();
    await userEvent.keyboard('{Home}{Enter}');
    await expect(followed).toEqual(['#category-2']);
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}{Enter}');
    await expect(link(canvas, /^Fish & Seafood/u)).toHaveFocus();
  },
});

/** Opening a category in a new tab does not change the level. */
export const NewTab = meta.story({
  play: async ({ canvas, canvasElement, args }) => {
    const followed = catchLinks(canvasElement);
    const user = userEvent.setup();
    await user.keyboard('{Control>}');
    await user.click(link(canvas, /^Fish & Seafood/u));
    await user.keyboard('{/Control}');
    await expect(followed).toEqual(['#category-2']);
    await expect(heading(canvas)).toHaveTextContent('Product categories');
    await expect(args.onSelect).toHaveBeenCalledOnce();
  },
});

/** The application controls the level. */
export const Controlled = meta.story({
  render: function Controlled(args) {
    const [parentId, setParentId] = useState<CategoryTreeId | null>(22);
    return (
      <>
        <CategoryDrillDown {...args} parentId={parentId} onParentChange={(_, next) => setParentId(next)} />
        <button type="button" onClick={() => setParentId(null)}>
          To the top
        </button>
      </>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Back to Fish & Seafood' }));
    await expect(heading(canvas)).toHaveTextContent('Fish & Seafood');
    await userEvent.click(canvas.getByRole('button', { name: 'To the top' }));
    await expect(heading(canvas)).toHaveTextContent('Product categories');
  },
});

/** In right-to-left text the drawn arrows and the arrow keys are reversed. */
export const RightToLeft = meta.story({
  render: (args) => (
    <div dir="rtl">
      <CategoryDrillDown {...args} />
    </div>
  ),
  args: { defaultParentId: 2 },
  play: async ({ canvas }) => {
    link(canvas, /^Fillets/u).focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(heading(canvas)).toHaveTextContent('Fillets & Portions');
    await userEvent.keyboard('{ArrowRight}');
    await expect(heading(canvas)).toHaveTextContent('Fish & Seafood');
  },
});

/** On the smallest phone. */
export const Phone = meta.story({ args: { selectedId: 421 }, globals: { viewport: { value: 'smallest' } } });

/** The first level, one further down, and the one with the chosen category. */
export const Matrix = meta.story({
  render: (args) => (
    <div style={{ display: 'grid', gap: 32 }}>
      <CategoryDrillDown {...args} label="First level" />
      <CategoryDrillDown {...args} label="Third level" defaultParentId={22} />
      <CategoryDrillDown {...args} label="With a choice" selectedId={32} />
    </div>
  ),
});

/** A name of 200 characters, one word without a break, no counts, a level with a very short name. */
export const Edge = meta.story({
  args: {
    nodes: [
      {
        id: 1,
        name: longCategoryName,
        count: 12345,
        children: [
          { id: 11, name: 'Tiefkühlgemüsegroßverbraucherpackungen', count: 0, children: [{ id: 111, name: 'A' }] },
          { id: 12, name: 'Below' },
        ],
      },
      { id: 2, name: 'Other' },
    ],
    defaultParentId: 11,
  },
});

/** No categories: an empty landmark would only be in the way. */
export const EdgeNone = meta.story({
  args: { nodes: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
});

/** 10,000 categories: only one level is in the page. */
export const Edge10000 = meta.story({
  tags: ['no-visual'],
  args: { nodes: manyCategoryNodes },
  play: async ({ canvas }) => {
    await userEvent.click(link(canvas, /^Tub range 40/u));
    await expect(canvas.getAllByRole('link')).toHaveLength(10);
  },
});

/** In the drawer of a phone: choosing a category closes the drawer. */
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
          <CategoryDrillDown
            {...args}
            level={3}
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
    await userEvent.click(await canvas.findByRole('link', { name: /^Fish & Seafood/u }));
    await userEvent.click(link(canvas, /^All in Fish & Seafood/u));
    await expect(followed).toEqual(['#category-2']);
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('button', { name: 'Categories 1 filter on' })).toHaveFocus();
  },
});
