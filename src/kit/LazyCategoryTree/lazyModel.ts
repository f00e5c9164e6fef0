import type { CategoryTreeId, CategoryTreeNode } from '../CategoryTree/index.ts';

/** A category whose children may not be known yet. */
export interface LazyCategoryTreeNode extends Omit<CategoryTreeNode, 'children'> {
  /** The categories below it, when they are known. */
  children?: LazyCategoryTreeNode[];
  /** There is something below it that has to be asked for. Default: `false`. */
  hasChildren?: boolean;
}

/** The answer to a request for the categories below one; nothing while they have not been asked for, or are on their way. */
export type LazyBranch = readonly LazyCategoryTreeNode[] | 'failed';

/** The row that stands in a branch until its categories are there. */
export interface PendingNode extends CategoryTreeNode {
  /** The category whose branch it is in. */
  pendingOf: LazyCategoryTreeNode;
  /** Asking failed. */
  failed: boolean;
}

/** Whether a row only stands in for others. */
export const isPending = (node: CategoryTreeNode): node is PendingNode => 'pendingOf' in node;

/** The id of the row that stands in for the branch of this category; no category has it. */
export const pendingId = (id: CategoryTreeId): string => `${id}\u2026`;

/** The names of the placeholder rows, which the type-ahead meets. */
export interface PendingNames {
  loading: string;
  failed: string;
}

const isSameList = (before: readonly unknown[] | undefined, now: readonly unknown[] | undefined): boolean =>
  before === now || (!!before && !!now && before.length === now.length && now.every((entry, index) => entry === before[index]));

/**
 * Merges the given categories with those loaded since. A branch in which nothing changed is the same object as the time before, so that its rows are not
 * rendered again. One per tree, kept for its life.
 */
export function createAssembly(): (
  nodes: readonly LazyCategoryTreeNode[],
  branches: ReadonlyMap<CategoryTreeId, LazyBranch>,
  names: PendingNames,
) => CategoryTreeNode[] {
  const made = new Map<CategoryTreeId, { source: LazyCategoryTreeNode; node: CategoryTreeNode }>();
  const waiting = new Map<CategoryTreeId, PendingNode>();
  return function assemble(nodes, branches, names) {
    const pending = (pendingOf: LazyCategoryTreeNode): PendingNode => {
      const failed = branches.get(pendingOf.id) === 'failed';
      const name = failed ? names.failed : names.loading;
      const before = waiting.get(pendingOf.id);
      if (before?.pendingOf === pendingOf && before.failed === failed && before.name === name) return before;
      const node = { id: pendingId(pendingOf.id), name, pendingOf, failed };
      waiting.set(pendingOf.id, node);
      return node;
    };
    return nodes.map((source) => {
      const branch = branches.get(source.id);
      const known = source.children ?? (Array.isArray(branch) ? (branch as readonly LazyCategoryTreeNode[]) : undefined);
      const children = known ? assemble(known, branches, names) : source.hasChildren ? [pending(source)] : undefined;
      const before = made.get(source.id);
      if (before?.source === source && isSameList(before.node.children, children)) return before.node;
      const node: CategoryTreeNode = { ...source, children };
      made.set(source.id, { source, node });
      return node;
    });
  };
}
