import { pathTo, type CategoryTreeId, type CategoryTreeNode } from '../CategoryTree/index.ts';

/** One level of the categories. */
export interface DrillDownLevel {
  /** The category whose content it is; none for the main categories. */
  parent: CategoryTreeNode | undefined;
  /** The category that is a level above; none when those are the main categories. */
  before: CategoryTreeNode | undefined;
  /** The categories of the level. */
  children: readonly CategoryTreeNode[];
}

/** The level below a category. A category that does not exist, or has nothing below it, gives the main categories. */
export function levelAt(nodes: readonly CategoryTreeNode[], id: CategoryTreeId | null): DrillDownLevel {
  const path = pathTo(nodes, id ?? undefined);
  const parent = path.at(-1);
  if (!parent?.children?.length) return { parent: undefined, before: undefined, children: nodes };
  return { parent, before: path.at(-2), children: parent.children };
}

/** The category whose content shows another: itself when it has any, else the one above it; `null` for the main categories. */
export function levelOf(nodes: readonly CategoryTreeNode[], id: CategoryTreeId | undefined): CategoryTreeId | null {
  return pathTo(nodes, id).findLast((node) => node.children?.length)?.id ?? null;
}
