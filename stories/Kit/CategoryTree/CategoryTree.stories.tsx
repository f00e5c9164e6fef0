import { useCallback, useState } from 'react';
import { expect, fn, spyOn, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { CategoryTree, type CategoryTreeId, type CategoryTreeNode, type CategoryTreeProps } from '../../../src/kit/CategoryTree/index.ts';
import { GridIcon } from '../../../src/kit/icons/GridIcon.ts';
import { SnowflakeIcon } from '../../../src/kit/icons/SnowflakeIcon.ts';
import { SearchField } from '../../../src/kit/SearchField/index.ts';
import { catchLinks } from '../../fixtures/catchLinks.ts';
import { categoryNodes, longCategoryName, manyCategoryNodes } from '../../fixtures/categoryNodes.ts';
import { example, inColumn, looks } from '../../docs/looks.tsx';
import { BasicExample } from './examples/Basic.tsx';

const getHref = (node: CategoryTreeNode, selected: boolean): string => (selected ? '#all' : `#category-${node.id}`);

const meta = preview.meta({
  title: 'Kit/Browsing/CategoryTree',
  id: 'kit-categorytree',
  component: CategoryTree,
  args: { nodes: categoryNodes, getHref, onSelect: fn(), onExpandedItemsChange: fn() },
  decorators: inColumn(300),
});

export const Basic = meta.story(example(BasicExample));

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

/** The branches above the chosen category are open. It is marked, and following it again shows everything. */
export const Selected = meta.story({
  render: Controlled,
  args: { selectedId: 221 },
  play: async ({ canvas, canvasElement, args }) => {
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
    await expect(canvas.queryByRole('treeitem', { name: /^Cod/ })).toBeNull();
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
    await expect(args.onExpandedItemsChange).toHaveBeenLastCalledWith(expect.anything(), [3]);
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

/** The application controls the open branches. */
export const ControlledExpansion = meta.story({
  render: function ControlledExpansion(args) {
    const [open, setOpen] = useState<CategoryTreeId[]>([2]);
    return (
      <>
        <button type="button" onClick={() => setOpen([])}>
          Close all
        </button>
        <CategoryTree {...args} expandedItems={open} onExpandedItemsChange={(_event, ids) => setOpen(ids)} />
      </>
    );
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(rows(canvasElement)).toHaveLength(11);
    await userEvent.click(arrow(canvasElement, /^Whole/));
    await expect(rows(canvasElement)).toHaveLength(14);
    await userEvent.click(canvas.getByRole('button', { name: 'Close all' }));
    await expect(rows(canvasElement)).toHaveLength(8);
    await expect(rows(canvasElement).filter((item) => item.tabIndex === 0)).toHaveLength(1);
  },
});

const few = categoryNodes.slice(0, 4);

export const Matrix = meta.story({
  render: looks({ min: 220, wide: true }, CategoryTree, {
    States: {
      Closed: { label: 'Closed', nodes: few },
      'Chosen at level 3': { label: 'Chosen at level 3', nodes: few, selectedId: 421 },
      'Several open': { label: 'Several open', nodes: few, expansion: 'multiple', defaultExpandedItems: [2, 4] },
    },
  }),
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
          { id: 1, name: longCategoryName, count: 12345, children: [{ id: 3, name: 'Below' }] },
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
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
});

/** Shows the names that hold the text, with the way to them; the found part is marked. */
export const Filter = meta.story({
  args: { nodes: categoryNodes.slice(1, 4), selectedId: 221 },
  render: function Filter(args) {
    const [text, setText] = useState('');
    return (
      <CategoryTree {...args} filter={text}>
        <div style={{ paddingBlockEnd: 8 }}>
          <SearchField label="Find a category" size="small" onChange={(_, typed) => setText(typed)} onSearch={() => undefined} />
        </div>
      </CategoryTree>
    );
  },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('searchbox'));
    const before = rows(canvasElement).map((each) => each.textContent);
    await userEvent.keyboard('bóx');
    const found = ['Packaging', 'Food Boxes', 'Kraft Boxes', 'Pizza Boxes'];
    await waitFor(() => expect(rows(canvasElement).map((each) => each.querySelector('span')?.textContent)).toEqual(found));
    await expect([...canvasElement.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual(['Box', 'Box', 'Box']);
    await expect(canvas.getByText('3 categories')).toBeInTheDocument();
    // A branch that is closed stays so until the text changes.
    await userEvent.click(arrow(canvasElement, /^Packaging/));
    await expect(rows(canvasElement)).toHaveLength(1);
    await userEvent.click(canvas.getByRole('searchbox'));
    await userEvent.keyboard('zz');
    await expect(canvas.getByText('No category matches “bóxzz”')).toBeVisible();
    await expect(canvas.queryByRole('tree')).toBeNull();
    await userEvent.clear(canvas.getByRole('searchbox'));
    await expect(rows(canvasElement).map((each) => each.textContent)).toEqual(before);
  },
});

/** Nothing has the text in its name. */
export const FilterFindsNothing = meta.story({ args: { filter: 'caviar' } });

const lazyNodes: readonly CategoryTreeNode[] = categoryNodes.map(({ children, ...node }) => ({ ...node, hasChildren: !!children }));
const later = async (nodes: readonly CategoryTreeNode[] | undefined): Promise<readonly CategoryTreeNode[]> => {
  await new Promise((resolve) => setTimeout(resolve, 300));
  if (!nodes) throw new TypeError('no network');
  return nodes;
};

/** A branch is fetched when it is first opened, and kept. */
export const LoadedLater = meta.story({
  args: { nodes: lazyNodes, loadChildren: fn((node: CategoryTreeNode) => later(categoryNodes.find(({ id }) => id === node.id)?.children)) },
  play: async ({ canvas, canvasElement, args }) => {
    (await canvas.findByRole('treeitem', { name: /^Frozen Food/, expanded: false })).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(row(canvasElement, /^Frozen Food/)).toHaveAttribute('aria-busy', 'true');
    // Somebody waits on the row that will go.
    await userEvent.keyboard('{ArrowRight}');
    await expect(row(canvasElement, 'Loading…')).toHaveFocus();
    await expect(await canvas.findByText('4 categories')).toBeInTheDocument();
    await waitFor(() => expect(row(canvasElement, /^Frozen Food/)).toHaveFocus());
    await expect(row(canvasElement, /^Frozen Food/)).not.toHaveAttribute('aria-busy');
    await expect(row(canvasElement, /^Ice Cream/)).toHaveAttribute('href', '#category-34');
    await userEvent.keyboard('{ArrowLeft}{ArrowRight}');
    await expect(row(canvasElement, /^Ice Cream/)).toBeVisible();
    await expect(args.loadChildren).toHaveBeenCalledOnce();
  },
});

/** A branch that cannot be fetched says so, and is tried again on its row. */
export const LoadingFailed = meta.story({
  args: { nodes: lazyNodes, loadChildren: fn((node: CategoryTreeNode) => later(node.children)), defaultExpandedItems: [4] },
  beforeEach: () => {
    const errors = spyOn(console, 'error').mockReturnValue();
    return () => errors.mockRestore();
  },
  play: async ({ canvas, canvasElement, args }) => {
    const failed = await canvas.findByRole('treeitem', { name: 'These categories could not be loaded. Try again' });
    row(canvasElement, /^Packaging/).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(failed).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.loadChildren).toHaveBeenCalledTimes(2);
    await canvas.findByRole('treeitem', { name: 'These categories could not be loaded. Try again' });
  },
});

const checked = (element: HTMLElement, name: string | RegExp) => row(element, name).getAttribute('aria-checked');

/** Several are ticked; a branch ticks all below it, and is mixed when only some of it is ticked. */
export const Checkboxes = meta.story({
  args: {
    checkboxSelection: true,
    multiSelect: true,
    defaultSelectedItems: [221],
    defaultExpandedItems: [2, 22],
    onSelectedItemsChange: fn(),
  },
  play: async ({ canvas, canvasElement, args }) => {
    await expect(await canvas.findByRole('tree')).toHaveAttribute('aria-multiselectable', 'true');
    const cod = await canvas.findByRole('treeitem', { name: /^Cod/, checked: true });
    await expect(cod).not.toHaveAttribute('href');
    await expect(checked(canvasElement, /^Fillets/)).toBe('mixed');
    await expect(checked(canvasElement, /^Fish/)).toBe('mixed');
    await expect(checked(canvasElement, /^Whole/)).toBe('false');
    row(canvasElement, /^Fillets/).focus();
    await userEvent.keyboard(' ');
    await expect(args.onSelectedItemsChange).toHaveBeenLastCalledWith(expect.anything(), [22, 221, 222, 223]);
    await expect(checked(canvasElement, /^Salmon/)).toBe('true');
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelectedItemsChange).toHaveBeenLastCalledWith(expect.anything(), []);
    await userEvent.click(row(canvasElement, /^Haddock/));
    await expect(args.onSelectedItemsChange).toHaveBeenLastCalledWith(expect.anything(), [222]);
    await expect(checked(canvasElement, /^Fillets/)).toBe('mixed');
    await expect(args.onSelect).not.toHaveBeenCalled();
  },
});

/** One is ticked: ticking another unticks it. */
export const CheckboxesSingle = meta.story({
  args: { checkboxSelection: true, defaultSelectedItems: [31], defaultExpandedItems: [3], onSelectedItemsChange: fn() },
  play: async ({ canvas, canvasElement, args }) => {
    await userEvent.click(await canvas.findByRole('treeitem', { name: /^Pastry/, checked: false }));
    await expect(args.onSelectedItemsChange).toHaveBeenLastCalledWith(expect.anything(), [33]);
    await expect(checked(canvasElement, /^Chips/)).toBe('false');
    await expect(checked(canvasElement, /^Frozen/)).toBe('false');
  },
});

/** A part of a range is ticked by the caller, while the tree is filtered: a branch ticks what is shown of it. */
export const CheckboxesFiltered = meta.story({
  args: { checkboxSelection: true, multiSelect: true, filter: 'boxes', onSelectedItemsChange: fn() },
  render: function CheckboxesFiltered({ onSelectedItemsChange, ...args }) {
    const [ids, setIds] = useState<CategoryTreeId[]>([]);
    return (
      <CategoryTree
        {...args}
        selectedItems={ids}
        onSelectedItemsChange={(event, next) => {
          onSelectedItemsChange?.(event, next);
          setIds(next);
        }}
      />
    );
  },
  play: async ({ canvas, canvasElement, args }) => {
    await userEvent.click(await canvas.findByRole('treeitem', { name: /^Packaging/, checked: false }));
    await expect(args.onSelectedItemsChange).toHaveBeenLastCalledWith(expect.anything(), [411, 412]);
    await expect(checked(canvasElement, /^Packaging/)).toBe('mixed');
  },
});

const withDisabled = categoryNodes.map((node) => ({
  ...node,
  disabled: node.id === 4,
  ...(node.children && { children: node.children.map((child) => ({ ...child, disabled: child.id === 33 })) }),
}));

/** Disabled categories have the focus like others, and are not followed; a disabled branch can be opened. */
export const Disabled = meta.story({
  args: { nodes: withDisabled, defaultExpandedItems: [3] },
  play: async ({ canvasElement, args }) => {
    const pastry = row(canvasElement, /^Pastry/);
    await expect(pastry).toHaveAttribute('aria-disabled', 'true');
    await expect(pastry).not.toHaveAttribute('href');
    row(canvasElement, /^Vegetables/).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(pastry).toHaveFocus();
    await userEvent.keyboard('{Enter} ');
    await userEvent.click(pastry);
    await expect(args.onSelect).not.toHaveBeenCalled();
    row(canvasElement, /^Packaging/).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(row(canvasElement, /^Food Boxes/)).toHaveAttribute('href');
  },
});

/** A disabled category keeps its tick, whatever is done with its branch. */
export const CheckboxesDisabled = meta.story({
  args: {
    nodes: withDisabled,
    checkboxSelection: true,
    multiSelect: true,
    defaultSelectedItems: [33],
    defaultExpandedItems: [3],
    onSelectedItemsChange: fn(),
  },
  play: async ({ canvas, canvasElement, args }) => {
    const frozen = await canvas.findByRole('treeitem', { name: /^Frozen/ });
    await waitFor(() => expect(checked(canvasElement, /^Frozen/)).toBe('mixed'));
    await userEvent.click(frozen);
    await expect(args.onSelectedItemsChange).toHaveBeenLastCalledWith(expect.anything(), [3, 31, 32, 33, 34]);
    await userEvent.click(row(canvasElement, /^Pastry/));
    await userEvent.click(frozen);
    await expect(args.onSelectedItemsChange).toHaveBeenLastCalledWith(expect.anything(), [33]);
  },
});

/** A row's content of one's own, with the keys and words of a row. */
export const OwnItem = meta.story({
  args: {
    filter: 'fish',
    slots: {
      item: ({ node, children }) => (
        <span style={{ display: 'flex', alignItems: 'center', gap: 8 }}>
          {node.children ? <GridIcon /> : <SnowflakeIcon />}
          <span>{children}</span>
        </span>
      ),
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('treeitem', { name: 'Whole Fish' })).toHaveAttribute('aria-level', '2');
  },
});

/** 10,000 rows, all open, of which those in sight are in the document: for the benchmark, which measures actions here. */
export const Edge10000 = meta.story({
  tags: ['no-visual'],
  // The rows are like those of other stories; axe may meet 10,000 of them before they are few, which takes it a minute. To log an event takes Storybook longer
  // than the tree's work on it.
  parameters: { a11y: { test: 'off' }, actions: { disable: true } },
  args: { nodes: manyCategoryNodes, expansion: 'multiple' },
  render: function Edge10000(args) {
    const [selectedId, setSelectedId] = useState<CategoryTreeId>();
    const href = useCallback(getHref, []);
    return (
      <CategoryTree
        {...args}
        getHref={href}
        selectedId={selectedId}
        defaultExpandedItems={manyCategoryNodes.flatMap((node) => [node.id, ...(node.children ?? []).map((child) => child.id)])}
        onSelect={(_, node, selected) => setSelectedId(selected ? undefined : node.id)}
      />
    );
  },
});

/** Its keys: whatever is out of sight, the focus finds it, and a screen reader hears its place among 10,000. */
export const EdgeManyKeys = Edge10000.extend({
  play: async ({ canvasElement }) => {
    const shown = () => [...canvasElement.querySelectorAll<HTMLElement>('[role="treeitem"]')];
    const patient = { timeout: 10_000 };
    const fewAreShown = () => expect(shown().length).toBeLessThan(100);
    const focused = () => document.activeElement?.querySelector('span')?.textContent;
    const described = (...names: string[]) => names.map((name) => document.activeElement?.getAttribute(name));
    // Outwards is where reading starts.
    const out = getComputedStyle(canvasElement).direction === 'rtl' ? '{ArrowRight}' : '{ArrowLeft}';
    await waitFor(fewAreShown, patient);
    shown()[0]?.focus();
    await userEvent.keyboard('{End}');
    await expect(focused()).toBe('Jar 40.9.27');
    await expect(described('aria-level', 'aria-posinset', 'aria-setsize')).toEqual(['3', '27', '27']);
    await waitFor(() => expect(shown().at(-2)?.textContent).toMatch(/^Fillet 40.9.26/u), patient);
    await userEvent.keyboard('{ArrowUp}');
    await expect(focused()).toBe('Fillet 40.9.26');
    await expect(document.activeElement).toBeVisible();
    await userEvent.keyboard(out);
    await expect(focused()).toBe('Tin group 9');
    await userEvent.keyboard(out);
    await expect(document.activeElement).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('basin range 31');
    await expect(focused()).toBe('Basin range 31');
    await expect(document.activeElement!.getBoundingClientRect().top).toBeGreaterThan(0);
    // The focus stays in the document wherever one scrolls.
    window.scrollTo(0, 0);
    await waitFor(() => expect(shown().map((each) => each.textContent)).toContain('Basin range 1'), patient);
    await expect(focused()).toBe('Basin range 31');
    await expect(shown().filter((each) => each.tabIndex === 0)).toEqual([document.activeElement]);
    // On paper all are there.
    window.dispatchEvent(new Event('beforeprint'));
    const printed = shown().length;
    window.dispatchEvent(new Event('afterprint'));
    await expect(printed).toBeGreaterThan(9000);
    await waitFor(fewAreShown, patient);
    await expect(focused()).toBe('Basin range 31');
  },
});

/** In a box that scrolls: the focus stays when the 501st row comes and the rows are shown in another way. */
export const EdgeOver500 = meta.story({
  tags: ['no-visual'],
  args: {
    nodes: manyCategoryNodes,
    expansion: 'multiple',
    slotProps: { tree: { style: { maxBlockSize: 300, overflow: 'auto' } } },
    defaultExpandedItems: ['t0', 't1', ...Array.from({ length: 8 }, (_, index) => [`t0-${index}`, `t1-${index}`]).flat()],
  },
  play: async ({ canvasElement }) => {
    const shown = () => [...canvasElement.querySelectorAll<HTMLElement>('[role="treeitem"]')];
    await waitFor(() => expect(shown()).toHaveLength(484));
    const last = shown().findLast((each) => each.getAttribute('aria-level') === '2')!;
    last.focus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(shown().length).toBeLessThan(60));
    await expect(document.activeElement).toHaveTextContent(last.textContent);
    await userEvent.keyboard('{ArrowRight}');
    await expect(document.activeElement).toHaveTextContent('2.9.1');
    await expect(document.activeElement).toBeVisible();
  },
});
