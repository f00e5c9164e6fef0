import { findByTyping } from '../utils/typeAhead.ts';

/** A category's id as the catalogue gives it. */
export type CategoryTreeId = number | string;

/** A category with those below it. */
export interface CategoryTreeNode {
  id: CategoryTreeId;
  name: string;
  /** How many products it has; `null` keeps the room of a number that is on its way. Default: no number. */
  count?: number | null;
  children?: readonly CategoryTreeNode[];
  /** There are some below it, which `loadChildren` fetches. Default: those in `children` are all. */
  hasChildren?: boolean;
  /** Cannot be followed or ticked. Its branch can be opened, and those below it are not disabled with it. Default: `false`. */
  disabled?: boolean;
}

/** Rows beyond which only those in sight are in the document. */
export const MANY_NODES = 500;

/** How many nodes a tree has. */
export const sizeOf = (nodes: readonly CategoryTreeNode[]): number =>
  nodes.reduce((sum, { children = [] }) => sum + 1 + sizeOf(children), 0);

/** How many branches of one parent may be open at a time. */
export type TreeExpansion = 'single' | 'multiple';

/** A category that is shown, with all that its row needs to know. */
export interface TreeItem {
  node: CategoryTreeNode;
  /** Depth from 1. */
  level: number;
  /** Place among its siblings, from 1. */
  position: number;
  setSize: number;
  /** It is the chosen one. */
  selected: boolean;
  /** The chosen one is below it. */
  onPath: boolean;
  /** The one that Tab reaches. */
  tabStop: boolean;
  /** Whether its branch is open; `undefined` when it has none. */
  open: boolean | undefined;
  /** The rows below it. */
  items: TreeItem[] | undefined;
}

/** The facts that the rows depend on. */
export interface TreeState {
  expanded: ReadonlySet<CategoryTreeId>;
  selectedId: CategoryTreeId | undefined;
  /** Ids of the selected node's ancestors. */
  path: ReadonlySet<CategoryTreeId>;
  tabStop: CategoryTreeId | undefined;
}

const hasBranch = (node: CategoryTreeNode): boolean => !!node.children?.length;

/**
 * The shown part of the tree. An item that did not change since `previous` is the same object, so that memoised rows are not rendered again: in a tree of
 * 10,000 rows one opened branch renders that branch.
 */
export function shownItems(nodes: readonly CategoryTreeNode[], state: TreeState, previous?: TreeItem[], level = 1): TreeItem[] {
  let same = previous?.length === nodes.length;
  const setSize = nodes.length;
  const shown = nodes.map((node, index) => {
    const before = previous?.[index];
    const selected = node.id === state.selectedId;
    const onPath = state.path.has(node.id);
    const tabStop = node.id === state.tabStop;
    const open = hasBranch(node) ? state.expanded.has(node.id) : undefined;
    const items = open && node.children ? shownItems(node.children, state, before?.items, level + 1) : undefined;
    if (
      before?.node === node &&
      before.items === items &&
      before.open === open &&
      before.selected === selected &&
      before.onPath === onPath &&
      before.tabStop === tabStop &&
      before.setSize === setSize
    )
      return before;
    same = false;
    return { node, level, position: index + 1, setSize, selected, onPath, tabStop, open, items };
  });
  return same && previous ? previous : shown;
}

/** {@link shownItems} that remembers what it showed last. One per tree, kept for its life. */
export function createShownItems(): (nodes: readonly CategoryTreeNode[], state: TreeState) => TreeItem[] {
  let last: TreeItem[] | undefined;
  return (nodes, state) => (last = shownItems(nodes, state, last));
}

/** The shown items one below the other, as the arrow keys meet them. */
export function visibleRows(items: readonly TreeItem[], into: TreeItem[] = []): TreeItem[] {
  for (const item of items) {
    into.push(item);
    if (item.items) visibleRows(item.items, into);
  }
  return into;
}

/** The way down to a node: its ancestors from the top, then itself. Empty when it is not in the tree. */
export function pathTo(nodes: readonly CategoryTreeNode[], id: CategoryTreeId | undefined): CategoryTreeNode[] {
  for (const node of nodes) {
    if (node.id === id) return [node];
    const rest = node.children ? pathTo(node.children, id) : [];
    if (rest.length) return [node, ...rest];
  }
  return [];
}

/** Whether no closed branch hides the node. */
export function isVisible(
  nodes: readonly CategoryTreeNode[],
  expanded: ReadonlySet<CategoryTreeId>,
  id: CategoryTreeId | undefined,
): boolean {
  const path = pathTo(nodes, id);
  return path.length > 0 && path.slice(0, -1).every((node) => expanded.has(node.id));
}

/** Opens one node; with `single` its siblings close. */
function opened(
  siblings: readonly CategoryTreeNode[],
  expanded: Set<CategoryTreeId>,
  node: CategoryTreeNode,
  expansion: TreeExpansion,
): void {
  if (!hasBranch(node)) return;
  if (expansion === 'single') for (const sibling of siblings) expanded.delete(sibling.id);
  expanded.add(node.id);
}

/** The open branches after the way down to a node, and its own branch, were opened. */
export function withPathOpen(
  nodes: readonly CategoryTreeNode[],
  expanded: Iterable<CategoryTreeId>,
  id: CategoryTreeId | undefined,
  expansion: TreeExpansion,
): Set<CategoryTreeId> {
  const next = new Set(expanded);
  let siblings = nodes;
  for (const node of pathTo(nodes, id)) {
    opened(siblings, next, node, expansion);
    siblings = node.children ?? [];
  }
  return next;
}

/** The open branches after a node's arrow was pressed. */
export function withToggled(
  nodes: readonly CategoryTreeNode[],
  expanded: Iterable<CategoryTreeId>,
  id: CategoryTreeId,
  expansion: TreeExpansion,
): Set<CategoryTreeId> {
  const next = new Set(expanded);
  if (next.delete(id)) return next;
  const path = pathTo(nodes, id);
  const node = path.at(-1);
  if (node) opened(path.at(-2)?.children ?? nodes, next, node, expansion);
  return next;
}

/** The open branches after `*`: those of the node and all its siblings, whatever `expansion` says, since it was asked for. */
export function withSiblingsOpen(
  nodes: readonly CategoryTreeNode[],
  expanded: Iterable<CategoryTreeId>,
  id: CategoryTreeId,
): Set<CategoryTreeId> {
  const siblings = pathTo(nodes, id).at(-2)?.children ?? nodes;
  return new Set([...expanded, ...siblings.filter(hasBranch).map((sibling) => sibling.id)]);
}

/** A key's meaning once the direction of writing is taken out of it. */
export type TreeMove = 'up' | 'down' | 'first' | 'last' | 'in' | 'out';

/**
 * Where a key leads from a row. `in` opens a closed branch or enters an open one, `out` closes an open branch or goes to the parent.
 *
 * @returns the index of the row to focus, `from` to open or close its branch, or nothing when the key has nothing to do there
 */
export function treeMove(rows: readonly TreeItem[], from: number, move: TreeMove): number | undefined {
  const row = rows[from];
  if (!row) return undefined;
  const to = (index: number) => (index in rows && index !== from ? index : undefined);
  switch (move) {
    case 'up':
      return to(from - 1);
    case 'down':
      return to(from + 1);
    case 'first':
      return to(0);
    case 'last':
      return to(rows.length - 1);
    case 'in':
      if (row.open === undefined) return undefined;
      return row.open ? to(from + 1) : from;
    case 'out':
      return row.open ? from : to(rows.findLastIndex((other, index) => index < from && other.level < row.level));
  }
}

/** The row that typed letters lead to, or -1. */
export function findRow(rows: readonly TreeItem[], from: number, typed: string): number {
  return findByTyping(
    rows.map((row) => row.node.name),
    from,
    typed,
  );
}
