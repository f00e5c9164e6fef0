import type { ComponentProps, ElementType, JSX, ReactNode } from 'react';
import { clauseList as clauseListMessages } from '../messages/en-GB/clauseList.ts';
import { hover, inGrid, styled, token, useMessages, useThemedProps } from '../part.ts';
import type { Owned, Overridden, Rooted, Styled, Worded } from '../part.ts';
import { bareList } from '../utils/bareList.ts';

/** One clause. */
export interface Clause {
  /** Its id in the page, for links to it. Unique. */
  id: string;
  /** As it is cited: "4.2". */
  number: string;
  /** The words. */
  text: ReactNode;
  /** A list below them. */
  points?: readonly ReactNode[];
}

/** Props of {@link ClauseList}; every other prop of an `<ol>` reaches it. */
export interface ClauseListProps extends Omit<ComponentProps<'ol'>, 'children'>, Styled, Rooted, Worded<'clauseList'> {
  /** The clauses, in order. */
  clauses: readonly Clause[];
}

const Root = styled('ol', { name: 'TkClauseList' })<Owned>({
  ...inGrid('space.4'),
  maxInlineSize: token('size.text'),
  '& > li': {
    display: 'grid',
    gridTemplateColumns: `${token('space.12')} minmax(0, 1fr)`,
    alignItems: 'baseline',
    scrollMarginBlockStart: token('space.20'),
    breakInside: 'avoid',
  },
  '& > li > a': {
    minBlockSize: token('size.target'),
    color: token('color.text.muted'),
    fontVariantNumeric: 'tabular-nums',
    textDecorationLine: 'none',
    borderRadius: token('radius.small'),
  },
  [hover]: { '& > li > a:hover': { textDecorationLine: 'underline', color: token('color.text.link') } },
  '& > li:target': { background: token('color.surface.selected'), color: token('color.text.on-selected') },
  '& > li:target > a': { color: 'inherit' },
  '& ul': { marginBlockStart: token('space.2'), paddingInlineStart: token('space.5') },
  '& ul > li + li': { marginBlockStart: token('space.1') },
});

/** Numbered clauses of a contract. Each number is a link to its own clause, to be shared. */
export function ClauseList<Root extends ElementType = ElementType>(given: Overridden<ClauseListProps, Root>): JSX.Element {
  const { clauses, messages, ...rest } = useThemedProps('TkClauseList', given);
  const texts = useMessages('clauseList', clauseListMessages, messages);
  return (
    <Root {...bareList} {...rest}>
      {clauses.map(({ id, number, text, points }) => (
        <li key={id} id={id}>
          <a href={`#${id}`} aria-label={texts.clause(number)}>
            {number}
          </a>
          <div>
            <p>{text}</p>
            {points ? (
              <ul>
                {points.map((point, index) => (
                  // The points of a clause never change places.
                  // oxlint-disable-next-line react/no-array-index-key -- see above
                  <li key={index}>{point}</li>
                ))}
              </ul>
            ) : null}
          </div>
        </li>
      ))}
    </Root>
  );
}
