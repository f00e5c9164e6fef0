import { useCallback, useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { CategoryTree, type CategoryTreeId, type CategoryTreeNode, type CategoryTreeProps } from '../../../src/kit/CategoryTree/index.ts';
import { ResultCount } from '../../../src/kit/ResultCount/index.ts';
import { catchLinks } from '../../fixtures/catchLinks.ts';
import { categoryNodes, longCategoryName, manyCategoryNodes } from '../../fixtures/categoryNodes.ts';
import { example } from '../../docs/example.tsx';
import { BasicExample } from './examples/Basic.tsx';
import basicCode from './examples/Basic.tsx?raw';

const getHref = (node: CategoryTreeNode, selected: boolean): string => (selected ? '#all' : `#category-${node.id}`);

const meta = preview.meta({
  title: 'Kit/Browsing/CategoryTree',
  id: 'kit-categorytree',
  component: CategoryTree,
  tags: ['!autodocs'],
  args: { nodes: categoryNodes, getHref, onSelect: fn(), onExpandedChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 300 }}>
        <Story />
      </div>
    ),
  ],
});

export const Basic = meta.story(example(BasicExample, basicCode));

/** The tree with its chosen category in the state of a screen. */
function Controlled({ selectedId, onSelect, ...args }: CategoryTreeProps) {
  const [chosen, setChosen] = useState(selectedId);
  return (
    <CategoryTree
      {...args}
      selectedId={chosen}
      onSelect={(event, node, selected) => {
        onSelect?.(event, node, selected);
        setChosen(selected ? undefined : node.id);
      }}
    />
  );
}

const rows = (element: HTMLElement) => within(element).getAllByRole('treeitem');
const row = (element: HTMLElement, name: string | RegExp) => within(element).getByRole('treeitem', { name });
const arrow = (element: HTMLElement, name: string | RegExp) => {
  const found = row(element, name).querySelector('[data-arrow]');
  if (!found) throw new Error(`${String(name)} has no arrow`);
  return found;
};

export const Default = meta.story();

const uncounted = (nodes: readonly CategoryTreeNode[]): CategoryTreeNode[] =>
  nodes.map(({ children, ...node }) => ({ ...node, count: null, ...(children && { children: uncounted(children) }) }));

/** The tree before and after its numbers have come. */
function Coming({ nodes, ...args }: CategoryTreeProps) {
  const [hasCome, setCome] = useState(false);
  return (
    <>
      <CategoryTree {...args} nodes={hasCome ? nodes : uncounted(nodes)} />
      <button type="button" onClick={() => setCome(true)}>
        Count
      </button>
    </>
  );
}

/** Numbers that are on their way move nothing when they come. */
export const CountsComing = meta.story({
  render: Coming,
  play: async ({ canvas, canvasElement }) => {
    const heights = () => rows(canvasElement).map((each) => each.getBoundingClientRect().height);
    const before = heights();
    await userEvent.click(canvas.getByRole('button', { name: 'Count' }));
    await expect(row(canvasElement, /^Soft Drinks .+ products$/u)).toBeVisible();
    await expect(heights()).toEqual(before);
  },
});

export const Playground = meta.story({ args: { selectedId: 122, expansion: 'single' } });

/** The branches above the chosen category are open. It is marked, and following it again shows everything. */
export const Selected = meta.story({
  render: Controlled,
  args: { selectedId: 221 },
  play: async ({ canvasElement, args }) => {
    const followed = catchLinks(canvasElement);
    const cod = row(canvasElement, 'Cod 22 products');
    await expect(cod).toHaveAttribute('aria-current', 'page');
    await expect(cod).toHaveAttribute('aria-level', '3');
    await expect(cod).toHaveAttribute('href', '#all');
    await expect(row(canvasElement, /^Fish/)).toHaveAttribute('aria-expanded', 'true');
    await expect(row(canvasElement, /^Soft Drinks/)).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(cod);
    await expect(args.onSelect).toHaveBeenLastCalledWith(expect.anything(), expect.objectContaining({ id: 221 }), true);
    await expect(cod).not.toHaveAttribute('aria-current');
    await userEvent.click(row(canvasElement, /^Packaging/));
    await expect(followed).toEqual(['#all', '#category-4']);
    await expect(row(canvasElement, /^Food Boxes/)).toBeVisible();
    await expect(within(canvasElement).queryByRole('treeitem', { name: /^Cod/ })).toBeNull();
  },
});

/** The arrow opens a branch without following the link; one branch per level is open. */
export const Arrow = meta.story({
  play: async ({ canvasElement, args }) => {
    const followed = catchLinks(canvasElement);
    await userEvent.click(arrow(canvasElement, /^Soft Drinks/));
    await expect(rows(canvasElement)).toHaveLength(11);
    await expect(row(canvasElement, /^Soft Drinks/)).toHaveFocus();
    await userEvent.click(arrow(canvasElement, /^Frozen/));
    await expect(rows(canvasElement)).toHaveLength(12);
    await expect(row(canvasElement, /^Soft Drinks/)).toHaveAttribute('aria-expanded', 'false');
    await expect(args.onExpandedChange).toHaveBeenLastCalledWith([3]);
    await expect(followed).toEqual([]);
    await expect(args.onSelect).not.toHaveBeenCalled();
    await userEvent.click(arrow(canvasElement, /^Frozen/));
    await expect(rows(canvasElement)).toHaveLength(8);
  },
});

/** Every key of the tree pattern. */
export const Keyboard = meta.story({
  play: async ({ canvasElement, args }) => {
    const followed = catchLinks(canvasElement);
    const focused = () => document.activeElement?.querySelector('span')?.textContent;
    await userEvent.tab();
    await expect(focused()).toBe('Soft Drinks');
    await userEvent.keyboard('{ArrowLeft}{ArrowUp}');
    await expect(focused()).toBe('Soft Drinks');
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(focused()).toBe('Carbonated');
    await userEvent.keyboard('{ArrowRight}{ArrowDown}{ArrowDown}');
    await expect(focused()).toBe('Lemonade');
    await userEvent.keyboard('{ArrowRight}');
    await expect(focused()).toBe('Lemonade');
    await userEvent.keyboard('{ArrowLeft}');
    await expect(focused()).toBe('Carbonated');
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(focused()).toBe('Soft Drinks');
    await userEvent.keyboard('{End}');
    await expect(focused()).toBe('Catering Disposables');
    await userEvent.keyboard('{Home}');
    await expect(focused()).toBe('Soft Drinks');
    await userEvent.keyboard('pa');
    await expect(focused()).toBe('Packaging');
    await userEvent.keyboard('*');
    await expect(
      rows(canvasElement).filter((item) => item.getAttribute('aria-expanded') === 'true' && item.getAttribute('aria-level') === '1'),
    ).toHaveLength(7);
    // The tree is one tab stop, whatever is open.
    await expect(rows(canvasElement).filter((item) => item.tabIndex === 0)).toEqual([document.activeElement]);
    await userEvent.keyboard('{Enter}');
    await expect(followed).toEqual(['#category-4']);
    await expect(args.onSelect).toHaveBeenLastCalledWith(expect.anything(), expect.objectContaining({ id: 4 }), false);
  },
});

/** In right-to-left text the left and right arrow keys are exchanged. */
export const RightToLeft = meta.story({
  render: (args) => (
    <div dir="rtl">
      <CategoryTree {...args} />
    </div>
  ),
  args: { selectedId: 112 },
  play: async ({ canvasElement }) => {
    row(canvasElement, /^Fish/).focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(row(canvasElement, /^Fish/)).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{ArrowRight}');
    await expect(row(canvasElement, /^Fish/)).toHaveAttribute('aria-expanded', 'false');
  },
});

/** Any number of branches can be open. */
export const Multiple = meta.story({ args: { expansion: 'multiple', defaultExpandedIds: [1, 13, 4] } });

/** The application controls the open branches. */
export const ControlledExpansion = meta.story({
  render: function ControlledExpansion(args) {
    const [open, setOpen] = useState<CategoryTreeId[]>([2]);
    return (
      <>
        <button type="button" onClick={() => setOpen([])}>
          Close all
        </button>
        <CategoryTree {...args} expandedIds={open} onExpandedChange={setOpen} />
      </>
    );
  },
  play: async ({ canvasElement }) => {
    await expect(rows(canvasElement)).toHaveLength(11);
    await userEvent.click(arrow(canvasElement, /^Whole/));
    await expect(rows(canvasElement)).toHaveLength(14);
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Close all' }));
    await expect(rows(canvasElement)).toHaveLength(8);
    await expect(rows(canvasElement).filter((item) => item.tabIndex === 0)).toHaveLength(1);
  },
});

/** Without counts. */
export const NamesOnly = meta.story({
  args: {
    nodes: [
      {
        id: 'a',
        name: 'Fresh',
        children: [
          { id: 'b', name: 'Herbs' },
          { id: 'c', name: 'Fruit' },
        ],
      },
      { id: 'd', name: 'Frozen' },
    ],
    selectedId: 'b',
  },
});

export const Matrix = meta.story({
  render: (args) => (
    <div
      style={{
        inlineSize: 'min(1000px, calc(100vw - 32px))',
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(260px, 1fr))',
        gap: 32,
        alignItems: 'start',
      }}
    >
      <CategoryTree {...args} label="Closed" />
      <CategoryTree {...args} label="Chosen at level 1" selectedId={2} />
      <CategoryTree {...args} label="Chosen at level 3" selectedId={421} />
      <CategoryTree {...args} label="Several open" expansion="multiple" defaultExpandedIds={[2, 4]} />
    </div>
  ),
});

const deep = (level: number): CategoryTreeNode => ({
  id: level,
  name: `Level ${level}`,
  count: level,
  children: level < 9 ? [deep(level + 1)] : undefined,
});

/** None, one, a name of 200 characters, one word without a break, nine levels. */
export const Edge = meta.story({
  render: (args) => (
    <div style={{ display: 'grid', gap: 32 }}>
      <CategoryTree {...args} label="One" nodes={[{ id: 1, name: 'Only one', count: 1 }]} />
      <CategoryTree
        {...args}
        label="Long"
        nodes={[
          {
            id: 1,
            name: longCategoryName,
            count: 12345,
            children: [{ id: 3, name: 'Below' }],
          },
          { id: 2, name: 'Tiefkühlgemüsegroßverbraucherpackungen', count: 0 },
        ]}
      />
      <CategoryTree {...args} label="Deep" nodes={[deep(1)]} selectedId={9} />
    </div>
  ),
});

/** No categories: an empty landmark would only be in the way. */
export const EdgeNone = meta.story({
  args: { nodes: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('navigation')).toBeNull();
  },
});

/** 10,000 categories, a hundred branches open: for the benchmark, which measures actions here. */
export const Edge10000 = meta.story({
  tags: ['no-visual'],
  // The rows are like those of other stories; axe would take a minute for 2,400 of them.
  parameters: { a11y: { test: 'off' } },
  args: { nodes: manyCategoryNodes, expansion: 'multiple' },
  render: function Edge10000(args) {
    const [selectedId, setSelectedId] = useState<CategoryTreeId>();
    const href = useCallback(getHref, []);
    return (
      <CategoryTree
        {...args}
        getHref={href}
        selectedId={selectedId}
        defaultExpandedIds={manyCategoryNodes.flatMap((node) => [node.id, ...(node.children ?? []).map((child) => child.id)]).slice(0, 100)}
        onSelect={(_, node, selected) => setSelectedId(selected ? undefined : node.id)}
      />
    );
  },
  play: async ({ canvasElement }) => {
    // A query by role would compute the style of every row again and again.
    const links = () => [...canvasElement.querySelectorAll<HTMLElement>('a')];
    const before = links().length;
    await expect(before).toBeGreaterThan(2000);
    links()[0]?.focus();
    await userEvent.keyboard('{End}');
    await expect(links().indexOf(document.activeElement as HTMLElement)).toBe(before - 1);
    await userEvent.keyboard('{ArrowRight}');
    await expect(links().length).toBe(before + 9);
  },
});

/** Beside the products: the list shows the chosen category, and all products when it is followed again. */
export const Usage = meta.story({
  render: function Usage(args) {
    const [chosen, setChosen] = useState<CategoryTreeNode>();
    return (
      <div style={{ display: 'grid', gap: 16 }}>
        <CategoryTree {...args} selectedId={chosen?.id} onSelect={(_, node, selected) => setChosen(selected ? undefined : node)} />
        <ResultCount total={chosen?.count ?? 1804} />
      </div>
    );
  },
  play: async ({ canvas, canvasElement }) => {
    const followed = catchLinks(canvasElement);
    await userEvent.click(row(canvasElement, /^Frozen Food/));
    await expect(canvas.getByText('192 products')).toBeVisible();
    await userEvent.click(row(canvasElement, /^Ice Cream/));
    await expect(canvas.getByText('44 products')).toBeVisible();
    await userEvent.click(row(canvasElement, /^Ice Cream/));
    await expect(canvas.getByText('1,804 products')).toBeVisible();
    await expect(followed).toEqual(['#category-3', '#category-34', '#all']);
  },
});
