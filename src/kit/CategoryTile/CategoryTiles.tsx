import { Children, type ComponentProps, type JSX, type ReactNode } from 'react';
import type { SxProps } from '@mui/system';
import { down, up } from '../theme/media.ts';
import { styled } from '../theme/styled.ts';
import { token } from '../theme/token.ts';
import { focusInside } from '../utils/ground.ts';
import { bareList } from '../utils/bareList.ts';

/** Props of {@link CategoryTiles}; every other prop of a `<ul>` reaches it. */
export interface CategoryTilesProps extends Omit<ComponentProps<'ul'>, 'style'> {
  /** `CategoryTile`s. */
  children: ReactNode;
  /** On phones a single row of names that scrolls sideways, so that what follows stays in view. Default: `false`. */
  compact?: boolean;
  /** Style overrides by the design tokens' grid and breakpoints. */
  sx?: SxProps;
}

const Root = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: token('space.3'),
  [up('sm')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: token('space.gutter') },
  // Five also where that makes them narrow: ten leave no gap then.
  [up('md')]: { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' },
  [down('sm')]: {
    '&[data-compact]': {
      display: 'flex',
      gap: token('space.2'),
      overflowX: 'auto',
      ...focusInside,
      scrollbarWidth: 'none',
      scrollSnapType: 'x proximity',
      '& > li': { flex: 'none', scrollSnapAlign: 'start' },
      '& a > [data-ratio]': { display: 'none' },
      '& a': { justifyContent: 'center', minBlockSize: token('size.control.medium'), borderRadius: token('radius.medium') },
      '& a > span': { flex: 'none', paddingBlock: 0, fontSize: token('font.size.sm'), whiteSpace: 'nowrap' },
    },
  },
});

/** The grid of category tiles: 2 columns on phones, up to 5 on wide screens. */
export function CategoryTiles({ children, compact = false, ...rest }: CategoryTilesProps): JSX.Element {
  return (
    <Root {...bareList} {...rest} data-compact={compact ? '' : undefined}>
      {Children.map(children, (tile) => (
        <li>{tile}</li>
      ))}
    </Root>
  );
}
