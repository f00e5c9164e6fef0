import { useState } from 'react';
import { expect, fn, userEvent, waitFor, type within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { LazyCategoryTree, type LazyCategoryTreeNode, type LazyCategoryTreeProps } from '../../../src/kit/LazyCategoryTree/index.ts';
import { ResultCount } from '../../../src/kit/ResultCount/index.ts';
import { catchLinks } from '../../fixtures/catchLinks.ts';
import { categoryNodes, longCategoryName } from '../../fixtures/categoryNodes.ts';
import { example } from '../../docs/example.tsx';
import { BasicExample } from './examples/Basic.tsx';
import basicCode from './examples/Basic.tsx?raw';

/** A category as a server sends it that gives one level at a time. */
const withoutBranch = ({ children, ...node }: LazyCategoryTreeNode): LazyCategoryTreeNode => ({ ...node, hasChildren: !!children?.length });

const branchOf = (nodes: readonly LazyCategoryTreeNode[], id: LazyCategoryTreeNode['id']): LazyCategoryTreeNode[] | undefined => {
  for (const node of nodes) {
    const branch = node.id === id ? (node.children ?? []) : branchOf(node.children ?? [], id);
    if (branch) return branch;
  }
  return undefined;
};

const known = categoryNodes.map(withoutBranch);
const getHref = (node: LazyCategoryTreeNode, selected: boolean): string => (selected ? '#all' : `#category-${node.id}`);

type LoadChildren = LazyCategoryTreeProps['loadChildren'];

const answer: LoadChildren = (node) => Promise.resolve((branchOf(categoryNodes, node.id) ?? []).map(withoutBranch));
const never: LoadChildren = () => new Promise<never>(() => undefined);

/** The function that loads categories in a story, as a spy. */
const asked = fn<LoadChildren>();
const asking = (answering: LoadChildren) => () => {
  asked.mockReset();
  asked.mockImplementation(answering);
};

const meta = preview.meta({
  title: 'Kit/Browsing/LazyCategoryTree',
  id: 'kit-lazycategorytree',
  component: LazyCategoryTree,
  tags: ['!autodocs'],
  args: { nodes: known, getHref, loadChildren: answer, onSelect: fn(), onLoadError: fn() },
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

const row = (canvas: Canvas, name: RegExp) => canvas.getByRole('treeitem', { name });
const focusedName = () => document.activeElement?.querySelector('span')?.textContent;

export const Default = meta.story();

export const Playground = meta.story({ args: { defaultExpandedIds: [2] } });

/** An opened branch is loaded once and cached; its categories may have branches to load themselves. */
export const Loads = meta.story({
  args: { loadChildren: asked },
  beforeEach: asking(answer),
  play: async ({ canvas }) => {
    row(canvas, /^Fish/u).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(await canvas.findByRole('treeitem', { name: /^Fillets/u })).toHaveAttribute('aria-level', '2');
    await expect(canvas.getByRole('status')).toHaveTextContent('3 categories in Fish & Seafood');
    await expect(row(canvas, /^Fish/u)).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{ArrowRight}');
    await expect(row(canvas, /^Fillets/u)).toBeVisible();
    await expect(asked).toHaveBeenCalledOnce();
    row(canvas, /^Fillets/u).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(await canvas.findByRole('treeitem', { name: 'Cod 22 products' })).not.toHaveAttribute('aria-expanded');
    await expect(asked).toHaveBeenLastCalledWith(expect.objectContaining({ id: 22 }), expect.any(AbortSignal));
  },
});

/** While a branch loads, a row without a link says so, and it is announced. */
export const Loading = meta.story({
  args: { loadChildren: asked, defaultExpandedIds: [2] },
  beforeEach: asking(never),
  play: async ({ canvas, canvasElement, args }) => {
    const followed = catchLinks(canvasElement);
    await expect(row(canvas, /^Loading/u)).toHaveAttribute('aria-level', '2');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Loading the categories in Fish & Seafood'));
    await userEvent.click(row(canvas, /^Loading/u));
    await expect(followed).toEqual([]);
    await expect(args.onSelect).not.toHaveBeenCalled();
    await expect(asked).toHaveBeenCalledOnce();
  },
});

/** When loading fails, a row says so, and following it tries again. The focus stays on the row, and then goes to the first loaded category. */
export const FailsThenComes = meta.story({
  args: { loadChildren: asked },
  beforeEach: () => {
    asking(answer)();
    asked.mockRejectedValueOnce(new Error('offline'));
  },
  play: async ({ canvas, canvasElement, args }) => {
    const followed = catchLinks(canvasElement);
    row(canvas, /^Fish/u).focus();
    await userEvent.keyboard('{ArrowRight}');
    await canvas.findByRole('treeitem', { name: 'Could not be loaded. Try again' });
    await expect(canvas.getByRole('status')).toHaveTextContent('The categories in Fish & Seafood could not be loaded');
    await expect(args.onLoadError).toHaveBeenCalledWith(
      expect.objectContaining({ message: 'offline' }),
      expect.objectContaining({ id: 2 }),
    );
    await userEvent.keyboard('{ArrowDown}');
    await expect(focusedName()).toMatch(/^\s*Could not be loaded/u);
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('treeitem', { name: /^Fillets/u })).toBeVisible();
    await waitFor(() => expect(focusedName()).toBe('Whole Fish'));
    await expect(followed).toEqual([]);
    await expect(asked).toHaveBeenCalledTimes(2);
  },
});

/** Loading always fails. */
export const Failing = meta.story({
  args: { loadChildren: () => Promise.reject(new Error('offline')), defaultExpandedIds: [2] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('treeitem', { name: 'Could not be loaded. Try again' })).toBeVisible();
  },
});

let later: PromiseWithResolvers<LazyCategoryTreeNode[]>;

/** When nothing is below a category, it becomes a leaf, and the focus is on it. */
export const NothingBelow = meta.story({
  args: { nodes: [{ id: 1, name: 'Seasonal', hasChildren: true }], loadChildren: () => later.promise },
  beforeEach: () => {
    later = Promise.withResolvers();
  },
  play: async ({ canvas }) => {
    row(canvas, /^Seasonal/u).focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(row(canvas, /^Loading/u)).toHaveFocus();
    later.resolve([]);
    await waitFor(() => expect(row(canvas, /^Seasonal/u)).toHaveFocus());
    await expect(row(canvas, /^Seasonal/u)).not.toHaveAttribute('aria-expanded');
    await expect(canvas.getByRole('status')).toHaveTextContent('No categories in Seasonal');
  },
});

/** A category that was chosen before it is loaded is marked, and its branches open, when it arrives. */
export const ChosenBeforeItCame = meta.story({
  args: { selectedId: 51, defaultExpandedIds: [5] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('treeitem', { name: /^Detergents/u })).toHaveAttribute('aria-current', 'page');
  },
});

/** When the tree is unmounted, its requests are aborted. */
export const Aborts = meta.story({
  args: { loadChildren: asked, defaultExpandedIds: [2] },
  beforeEach: asking(never),
  render: function Aborts(args) {
    const [isShown, setIsShown] = useState(true);
    return (
      <>
        {isShown ? <LazyCategoryTree {...args} /> : null}
        <button type="button" onClick={() => setIsShown(false)}>
          Close
        </button>
      </>
    );
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(asked).toHaveBeenCalledOnce());
    const signal = asked.mock.lastCall?.[1];
    await expect(signal?.aborted).toBe(false);
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(signal?.aborted).toBe(true);
  },
});

/** In right-to-left text. */
export const RightToLeft = meta.story({
  render: (args) => (
    <div dir="rtl">
      <LazyCategoryTree {...args} />
    </div>
  ),
  args: {
    loadChildren: (node, signal) => (node.id === 2 ? Promise.reject(new Error('offline')) : answer(node, signal)),
    defaultExpandedIds: [1, 2],
    expansion: 'multiple',
  },
});

const failing: LoadChildren = () => Promise.reject(new Error('The shop could not be reached'));

/** Closed, loading, loaded, and failed. */
export const Matrix = meta.story({
  render: (args) => (
    <div style={{ display: 'grid', gap: 32 }}>
      <LazyCategoryTree {...args} label="Closed" />
      <LazyCategoryTree {...args} label="On its way" loadChildren={never} defaultExpandedIds={[2]} />
      <LazyCategoryTree {...args} label="Come" defaultExpandedIds={[2]} selectedId={22} />
      <LazyCategoryTree {...args} label="Failed" loadChildren={failing} defaultExpandedIds={[2]} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('treeitem', { name: /^Fillets/u })).toBeVisible();
    await expect(await canvas.findByRole('treeitem', { name: /Try again/u })).toBeVisible();
  },
});

/** A name of 200 characters whose branch fails to load, and one word without a break. */
export const Edge = meta.story({
  args: {
    nodes: [
      {
        id: 1,
        name: longCategoryName,
        count: 12345,
        hasChildren: true,
      },
      { id: 2, name: 'Tiefkühlgemüsegroßverbraucherpackungen', hasChildren: false },
    ],
    loadChildren: failing,
    defaultExpandedIds: [1],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('treeitem', { name: /Try again/u })).toBeVisible();
  },
});

/** Beside the products: a branch is loaded, and the category chosen in it narrows the list. */
export const Usage = meta.story({
  render: function Usage(args) {
    const [chosen, setChosen] = useState<LazyCategoryTreeNode>();
    return (
      <div style={{ display: 'grid', gap: 16 }}>
        <LazyCategoryTree {...args} selectedId={chosen?.id} onSelect={(_, node, selected) => setChosen(selected ? undefined : node)} />
        <ResultCount total={chosen?.count ?? 1804} />
      </div>
    );
  },
  play: async ({ canvas, canvasElement }) => {
    catchLinks(canvasElement);
    row(canvas, /^Frozen/u).focus();
    await userEvent.keyboard('{ArrowRight}');
    await userEvent.click(await canvas.findByRole('treeitem', { name: /^Ice Cream/u }));
    await expect(canvas.getByText('Showing all 44 products')).toBeVisible();
  },
});
