import { fold } from '../utils/fold.ts';
import type { CategoryTreeId, CategoryTreeNode } from './treeModel.ts';

/** The children of a node that were fetched, or how far that has come. */
export type Loaded = readonly CategoryTreeNode[] | 'loading' | 'failed';

/** A category while its branch is fetched, filtered and ticked. */
export interface ToolNode extends CategoryTreeNode {
  children?: readonly ToolNode[];
  /** The node as the caller gave it, where this is another. */
  given?: CategoryTreeNode;
  /** It is no category but the row that stands in the place of those that are missing; `given` is the one above. */
  missing?: 'loading' | 'failed' | undefined;
  /** Its branch is being fetched. */
  busy?: boolean;
}

/** Ends the ids of rows in the place of missing ones. */
export const missingEnd = '-missing';

/** The node as the caller gave it. */
export const givenOf = (node: ToolNode): CategoryTreeNode => node.given ?? node;

/** Whether what is below a node is still to be fetched. */
const isIncomplete = (node: CategoryTreeNode): boolean => !!node.hasChildren && !node.children;

/** The tree with what was fetched, and a row in the place of what was not. */
export function withLoaded(nodes: readonly CategoryTreeNode[], loaded: ReadonlyMap<CategoryTreeId, Loaded>): ToolNode[] {
  return nodes.map((node) => {
    const found = isIncomplete(node) ? (loaded.get(node.id) ?? 'closed') : node.children;
    if (!found) return node;
    if (typeof found === 'object') return { ...node, given: node, children: withLoaded(found, loaded) };
    const missing = found === 'failed' ? found : 'loading';
    return { ...node, given: node, busy: found === 'loading', children: [{ id: node.id + missingEnd, name: '', given: node, missing }] };
  });
}

/** The nodes whose open branch nobody has begun to fetch. */
export function toLoad(
  nodes: readonly ToolNode[],
  expanded: ReadonlySet<CategoryTreeId>,
  loaded: ReadonlyMap<CategoryTreeId, Loaded>,
): CategoryTreeNode[] {
  return nodes
    .filter(({ id }) => expanded.has(id))
    .flatMap((node) =>
      isIncomplete(givenOf(node)) && !loaded.has(node.id) ? [givenOf(node)] : toLoad(node.children ?? [], expanded, loaded),
    );
}

/** The part of a tree that a filter leaves. */
export interface Filtered {
  nodes: ToolNode[];
  /** Branches with something found below them. */
  open: CategoryTreeId[];
  /** How many names hold the text. */
  found: number;
}

/**
 * The nodes whose name holds a text, with the way to them. One that holds it, and nothing below it does, keeps what is below it.
 *
 * @param text - folded
 */
export function filtered(nodes: readonly ToolNode[], text: string): Filtered {
  const result: Filtered = { nodes: [], open: [], found: 0 };
  for (const node of nodes) {
    if (node.missing) continue;
    const isFound = fold(node.name).includes(text);
    const below = filtered(node.children ?? [], text);
    result.found += below.found + Number(isFound);
    if (below.found > 0) {
      result.open.push(node.id, ...below.open);
      result.nodes.push({ ...node, given: givenOf(node), children: below.nodes });
    } else if (isFound) result.nodes.push(node);
  }
  return result;
}

/** Whether a node is ticked; `mixed` when only a part of what is below it is. */
export type Checked = boolean | 'mixed';

/**
 * Which nodes are ticked.
 *
 * @param isMultiple - a ticked one stands for all below it, and a branch is ticked as what is below it is
 */
export function checkedStates(
  nodes: readonly ToolNode[],
  selected: ReadonlySet<CategoryTreeId>,
  isMultiple: boolean | undefined,
  isAbove = false,
  into = new Map<CategoryTreeId, Checked>(),
): Map<CategoryTreeId, Checked> {
  for (const { id, children = [], missing } of nodes) {
    if (missing) continue;
    const isTicked = isAbove || selected.has(id);
    // Before those below it: ids keep the order of the tree.
    into.set(id, isTicked);
    checkedStates(children, selected, isMultiple, isMultiple && isTicked, into);
    const below = isMultiple ? children.flatMap((child) => into.get(child.id) ?? []) : [];
    if (below.some((state) => state !== below[0])) into.set(id, 'mixed');
    else into.set(id, below[0] ?? isTicked);
  }
  return into;
}

const leavesOf = (nodes: readonly ToolNode[]): ToolNode[] =>
  nodes.flatMap((node) => {
    const below = leavesOf(node.children ?? []);
    return node.missing ? [] : below.length ? below : [node];
  });

/**
 * The ticked ids after one node was pressed. Of several all below it that are not disabled are ticked, or unticked when all of them were. Ids that are not in the tree, such as
 * those of branches to be fetched, are kept.
 */
export function withPressed(
  nodes: readonly ToolNode[],
  selected: ReadonlySet<CategoryTreeId>,
  pressed: ToolNode,
  isMultiple: boolean | undefined,
): CategoryTreeId[] {
  if (!isMultiple) return selected.has(pressed.id) ? [] : [pressed.id];
  const states = checkedStates(nodes, selected, true);
  const meant = leavesOf([pressed]).filter((leaf) => !leaf.disabled);
  const isTicking = meant.some((leaf) => states.get(leaf.id) !== true);
  const leaves = new Set(leavesOf(nodes).flatMap(({ id }) => (states.get(id) === true ? [id] : [])));
  for (const { id } of meant) {
    if (isTicking) leaves.add(id);
    else leaves.delete(id);
  }
  const elsewhere = [...selected].filter((id) => !states.has(id));
  return [...checkedStates(nodes, leaves, true)].flatMap(([id, state]) => (state === true ? [id] : [])).concat(elsewhere);
}
