import { Children, type ComponentProps, type ElementType, type JSX, type ReactNode } from 'react';
import { oneColumn, styled, token, up, useThemedProps, type Owned, type Overridden, type Rooted, type Styled } from '../part.ts';
import { bareList } from '../utils/bareList.ts';

/** Props of {@link CardGrid}; every other prop of a `<ul>` reaches it. */
export interface CardGridProps extends Omit<ComponentProps<'ul'>, 'style'>, Styled, Rooted {
  /** Cards: `JobCard`, `LinkCard`, `PersonCard`. */
  children: ReactNode;
  /** Columns from `lg` up; `sm` has two where there are more than one, `md` three for exactly three cards. Four cards never stand in three. Default: `3`. */
  columns?: 1 | 2 | 3 | 4;
}

const Root = styled('ul', { name: 'TkCardGrid' })<Owned>({
  ...oneColumn,
  gap: token('space.gutter'),
  // The parts of such cards stand in rows that a row of cards shares, so that each part begins at one height.
  '& > :has(> [data-parts="3"])': { display: 'grid', gridRow: 'span 3', gridTemplateRows: 'subgrid' },
  // Doubled, to win over the card's own rows.
  '&& > * > [data-parts="3"]': { gridRow: '1 / -1', gridTemplateRows: 'subgrid' },
  [up('sm')]: { '&:not([data-columns="1"])': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  // Three cards leave none alone in a row.
  [up('md')]: { '&[data-columns="3"]:has(> :nth-of-type(3):last-of-type)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
  [up('lg')]: {
    '&[data-columns="3"]': { gap: token('space.6') },
    '&[data-columns="4"]': { gap: token('space.6'), gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    // Four stay in two rows of two.
    '&[data-columns="3"]:not(:has(> :nth-of-type(4):last-of-type))': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
});

/** A list of cards in columns of one width. */
export function CardGrid<Root extends ElementType = ElementType>(given: Overridden<CardGridProps, Root>): JSX.Element {
  const { children, columns, ...rest } = useThemedProps('TkCardGrid', given, { columns: 3 });
  return (
    <Root {...bareList} {...rest} data-columns={columns}>
      {Children.map(children, (card) => (
        <li>{card}</li>
      ))}
    </Root>
  );
}
