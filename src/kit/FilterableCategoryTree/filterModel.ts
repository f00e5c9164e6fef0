import type { CategoryTreeId, CategoryTreeNode } from '../CategoryTree/index.ts';
import { fold } from '../utils/fold.ts';

/** The categories that remain after narrowing. */
export interface FilteredNodes {
  /** Those whose names hold the text, and the way down to them. Without a text all, as the same array. */
  nodes: readonly CategoryTreeNode[];
  /** The branches that lead to them, as far as they fit. */
  expanded: CategoryTreeId[];
  /** How many names hold the text. */
  count: number;
}

/** So many rows are opened at most: a letter that is in every name must not open thousands. */
const MOST_ROWS = 200;

/** Folding takes longer than searching, and names stay while one types. */
const folded = new WeakMap<CategoryTreeNode, string>();

function foldedName(node: CategoryTreeNode): string {
  let name = folded.get(node);
  if (name === undefined) {
    name = fold(node.name);
    folded.set(node, name);
  }
  return name;
}

/**
 * Narrows the categories to a text, whatever its accents and capitals. A category that holds the text keeps all below it, closed, when nothing below holds it
 * too. A category that is not narrowed is the same object.
 */
export function filterNodes(nodes: readonly CategoryTreeNode[], text: string): FilteredNodes {
  const wanted = fold(text.trim());
  if (!wanted) return { nodes, expanded: [], count: 0 };
  let count = 0;
  const leading = new Set<CategoryTreeNode>();
  const narrow = (siblings: readonly CategoryTreeNode[]): CategoryTreeNode[] =>
    siblings.flatMap((node) => {
      const holds = foldedName(node).includes(wanted);
      if (holds) count += 1;
      const children = node.children ? narrow(node.children) : [];
      if (!children.length) return holds ? [node] : [];
      const isWhole = children.length === node.children?.length && children.every((child, index) => child === node.children?.[index]);
      const kept = isWhole ? node : { ...node, children };
      leading.add(kept);
      return [kept];
    });
  const kept = narrow(nodes);

  const expanded: CategoryTreeId[] = [];
  let rows = kept.length;
  const open = (siblings: readonly CategoryTreeNode[]): void => {
    for (const node of siblings) {
      if (!leading.has(node) || !node.children || rows + node.children.length > MOST_ROWS) continue;
      rows += node.children.length;
      expanded.push(node.id);
      open(node.children);
    }
  };
  open(kept);
  return { nodes: kept, expanded, count };
}

/**
 * Where a name holds a text, whatever the accents and capitals of both.
 *
 * @returns the indexes of the first letter and of the one behind the last, or nothing
 */
export function findInName(name: string, text: string): { start: number; end: number } | undefined {
  const wanted = fold(text.trim());
  if (!wanted) return undefined;
  // For every unit of the folded name, where its letter begins in the name.
  const begins: number[] = [];
  let plain = '';
  let at = 0;
  for (const letter of name) {
    const unit = fold(letter);
    for (let index = 0; index < unit.length; index += 1) begins.push(at);
    plain += unit;
    at += letter.length;
  }
  const first = plain.indexOf(wanted);
  const start = begins[first];
  const last = begins[first + wanted.length - 1];
  if (start === undefined || last === undefined) return undefined;
  return { start, end: begins.find((begin) => begin > last) ?? name.length };
}
