import { Children, useEffect, useRef, type ComponentProps, type ElementType, type JSX, type ReactNode, type RefObject } from 'react';
import { down, inGrid, styled, token, up, useThemedProps, type Owned, type Overridden, type Rooted, type Styled } from '../part.ts';
import { focusInside } from '../utils/ground.ts';
import { bareList } from '../utils/bareList.ts';
import { useMergedRefs } from '../utils/mergeRefs.ts';

/** Props of {@link CategoryTiles}; every other prop of a `<ul>` reaches it. */
export interface CategoryTilesProps extends Omit<ComponentProps<'ul'>, 'style'>, Styled, Rooted {
  /** `CategoryTile`s. */
  children: ReactNode;
  /** Names without pictures in a single row that scrolls sideways, with the current one in view, so that what follows stays in view too. Default: `false`. */
  compact?: boolean;
}

/** A row that scrolls sideways fades out where it goes on. Its end has room for the fade, so that the last name is clear of it. */
const fade = token('space.10');
const fadeTo = (side: string) => ({
  maskImage: `linear-gradient(to ${side}, ${token('color.text.default')} calc(100% - ${fade}), transparent)`,
});

/** Names side by side, without pictures, in a row that scrolls. */
const names = {
  display: 'flex',
  overflowX: 'auto',
  paddingInlineEnd: fade,
  scrollPaddingInlineEnd: fade,
  ...fadeTo('right'),
  ...focusInside,
  scrollbarWidth: 'none',
  scrollSnapType: 'x proximity',
  '&:dir(rtl)': fadeTo('left'),
  gap: token('space.1-5'),
  '& > li': { flex: 'none', maxInlineSize: '100%', scrollSnapAlign: 'start' },
  '& a > [data-ratio]': { display: 'none' },
  '& a': {
    justifyContent: 'center',
    minBlockSize: token('size.control.medium'),
    [up('lg')]: { minBlockSize: token('size.control.small') },
    borderRadius: token('radius.medium'),
  },
  '& a > span:last-of-type:not([data-ratio])': {
    flex: 'none',
    padding: `0 ${token('space.2')}`,
    fontSize: token('font.size.sm'),
    whiteSpace: 'nowrap',
  },
} as const;

const Root = styled('ul', { name: 'TkCategoryTiles' })<Owned>({
  '&:not([data-compact])': {
    ...inGrid('space.3'),
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    // Low, or three side by side, so that goods are near on a phone too.
    [down('sm')]: {
      '& > li > [data-variant="outlined"] > [data-ratio="2/1"]': { aspectRatio: '3/1' },
      '&:has(> li > [data-variant="plain"])': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    },
    [up('sm')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: token('space.gutter') },
    // Five also where that makes them narrow: ten leave no gap then.
    [up('md')]: { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' },
    // Ten in one row, so that goods follow on the first screen.
    [up('xl')]: {
      '&:has(> li > [data-variant="plain"], > li > * > [data-ratio="2/1"])': {
        gridTemplateColumns: 'repeat(auto-fit, minmax(6.5rem, 1fr))',
        gap: token('space.2'),
      },
      '& > li > [data-variant="outlined"] > [data-ratio="2/1"]': { aspectRatio: '4/3' },
      '& > li > [data-variant="outlined"] > span:last-of-type': { paddingInline: token('space.2') },
    },
  },
  '&:is([data-compact])': names,
});

/** Scrolls a row so that the current tile is in its middle, once for each that becomes current: who scrolls the row afterwards is left alone. */
function useCurrentInView(): RefObject<HTMLUListElement | null> {
  const row = useRef<HTMLUListElement>(null);
  const shown = useRef<Element>(null);
  useEffect(() => {
    const list = row.current;
    const current = list?.querySelector('[aria-current]') ?? null;
    if (current === shown.current) return;
    shown.current = current;
    if (!list || !current || list.scrollWidth <= list.clientWidth) return;
    const [outer, inner] = [list.getBoundingClientRect(), current.getBoundingClientRect()];
    list.scrollBy({ left: (inner.left + inner.right - outer.left - outer.right) / 2, behavior: 'instant' });
  });
  return row;
}

/** The grid of category tiles: 2 columns on phones, up to 5 on wide screens, 10 of plain or low ones. */
export function CategoryTiles<Root extends ElementType = ElementType>(given: Overridden<CategoryTilesProps, Root>): JSX.Element {
  const { children, compact = false, ref, ...rest } = useThemedProps('TkCategoryTiles', given);
  const row = useCurrentInView();
  const refs = useMergedRefs(row, ref);
  return (
    <Root {...bareList} {...rest} ref={refs} data-compact={compact ? '' : undefined}>
      {Children.map(children, (tile) => (
        <li>{tile}</li>
      ))}
    </Root>
  );
}
