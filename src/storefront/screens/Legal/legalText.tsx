import type { ReactNode } from 'react';
import { Link } from '../../../kit/Link/index.ts';

/** A link in a brand's text: `[words](/address)`. */
const link = /\[([^\]]+)\]\(([^)\s]+)\)/gu;

/** A text of a brand with its links. */
export function legalText(text: string): ReactNode {
  const parts: ReactNode[] = [];
  let start = 0;
  for (const match of text.matchAll(link)) {
    const [whole, words, href] = match;
    if (words === undefined || href === undefined) continue;
    parts.push(
      text.slice(start, match.index),
      <Link key={match.index} href={href}>
        {words}
      </Link>,
    );
    start = match.index + whole.length;
  }
  return start === 0 ? text : [...parts, text.slice(start)];
}
