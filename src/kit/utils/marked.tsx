import type { ReactNode } from 'react';
import type { Stretch } from './findInName.ts';

/** A text with stretches of it marked. */
export function marked(text: string, stretches: readonly Stretch[]): ReactNode {
  const parts: ReactNode[] = [];
  let from = 0;
  for (const { start, end } of stretches) {
    parts.push(text.slice(from, start), <mark key={start}>{text.slice(start, end)}</mark>);
    from = end;
  }
  return [...parts, text.slice(from)];
}
