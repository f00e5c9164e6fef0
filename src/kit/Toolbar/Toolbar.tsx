import type { ComponentProps, ElementType, JSX, ReactNode } from 'react';
import { down, styled, token, up, useThemedProps, wrapping, type Owned, type Overridden, type Rooted, type Styled } from '../part.ts';

/** Props of {@link Toolbar}; every other prop of a `<div>` reaches it. */
export interface ToolbarProps extends Omit<ComponentProps<'div'>, 'children'>, Styled, Rooted {
  /** First on phones and tablets; not shown from `lg` up, where the sidebar has the same. */
  start?: ReactNode;
  /** Last. */
  end?: ReactNode;
}

const Root = styled('div', { name: 'TkToolbar' })<Owned>({
  ...wrapping('space.3'),
  alignItems: 'center',
  justifyContent: 'space-between',
  minBlockSize: token('size.control.medium'),
  '& > [data-slot]': { minInlineSize: 0, maxInlineSize: '100%' },
  '& > [data-slot="start"]': { [up('lg')]: { display: 'none' } },
  '& > [data-slot="end"]': { marginInlineStart: 'auto' },
  // On phones they share the row, or each has its own where the words are too long for one.
  [down('sm')]: {
    gap: token('space.2'),
    '& > [data-slot="start"], & > [data-slot="end"]': { display: 'grid', flexGrow: 1, marginInline: 0 },
    // The last one breaks its words before it takes a row of its own.
    '& > [data-slot="end"]': { flexBasis: '8rem' },
  },
  '@media print': { display: 'none' },
});

/** A row of controls above a list. */
export function Toolbar<Root extends ElementType = ElementType>(given: Overridden<ToolbarProps, Root>): JSX.Element {
  const { start, end, ...rest } = useThemedProps('TkToolbar', given);
  return (
    <Root {...rest}>
      {start ? <div data-slot="start">{start}</div> : null}
      {end ? <div data-slot="end">{end}</div> : null}
    </Root>
  );
}
