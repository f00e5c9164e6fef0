import { isValidElement, type ReactNode } from 'react';

/** The words of a node, as far as they stand in it: those of elements too, but not what a component makes of its props. Empty when there are none. */
export function nodeText(node: ReactNode): string {
  if (typeof node === 'string' || typeof node === 'number') return String(node);
  if (Array.isArray(node)) return node.map((each: ReactNode) => nodeText(each)).join('');
  return isValidElement<{ children?: ReactNode }>(node) ? nodeText(node.props.children) : '';
}
