import type { ComponentProps, JSX, ReactNode } from 'react';
import type { SxProps } from '@mui/system';
import { pageGutters, wideGutters } from '../Container/index.ts';
import { down, up } from '../theme/media.ts';
import { styled } from '../theme/styled.ts';
import { token } from '../theme/token.ts';

/** Props of {@link Header}; every other prop of a `<header>` reaches it. */
export interface HeaderProps extends Omit<ComponentProps<'header'>, 'children'> {
  /** The brand's mark, usually a link to the home page. */
  logo: ReactNode;
  /** The search box: wide in the middle, below `md` on a row of its own that stays in view when the page scrolls. */
  search?: ReactNode;
  /** The way to everything, after the search box. */
  primaryAction?: ReactNode;
  /** Opens the mobile menu. Shown below `lg`, where the horizontal `NavigationList` is not. */
  menuButton?: ReactNode;
  /** Log in or out, at the end: a bare button with an icon, whose text is seen from `lg` only (`compact="lg"`), or an `AccountMenu`. */
  account?: ReactNode;
  /** Stays at the top of the screen while the page scrolls (not on screens too low for it). Default: `true`. */
  sticky?: boolean;
  /** Style overrides by the design tokens' grid and breakpoints. */
  sx?: SxProps;
}

const rowHeight = `calc(${token('size.control.medium')} + 2 * ${token('space.2')})`;
const searchWidth = `minmax(${token('size.sidebar')}, 1fr)`;
const tallEnough = '@media (min-height: 32rem)';

const Root = styled('header')({
  ...pageGutters,
  display: 'grid',
  gridTemplateColumns: 'auto 1fr auto auto',
  gridTemplateAreas: '"menu logo action account" "search search search search"',
  alignItems: 'center',
  columnGap: token('space.2'),
  color: token('color.header.text'),
  background: token('color.header.background'),
  borderBlockEnd: `${token('border-width.hairline')} solid ${token('color.header.border')}`,
  '& > *': { minInlineSize: 0 },
  '& > [data-slot]': { display: 'flex', alignItems: 'center', minBlockSize: rowHeight },
  '& > [data-slot="menu"]': { gridArea: 'menu', marginInlineStart: `calc(-1 * ${token('space.2')})` },
  '& > [data-slot="logo"]': { gridArea: 'logo' },
  '& > [data-slot="search"]': { gridArea: 'search', minBlockSize: 0, paddingBlockEnd: token('space.2'), '& > *': { flex: 1 } },
  '& > [data-slot="action"]': { gridArea: 'action' },
  // A button without a frame: its icon or text stands at the edge, not its room.
  '& > [data-slot="account"]': { gridArea: 'account', marginInlineEnd: `calc(-1 * ${token('space.3')})` },
  // An empty last column would still keep its gap.
  '&:not(:has(> [data-slot="account"])) > [data-slot="action"]': { gridColumnEnd: -1 },
  [up('md')]: {
    ...wideGutters,
    // Narrower than from `lg`: beside the menu button, the others need their room to stay on one line.
    gridTemplateColumns: `auto auto minmax(calc(${token('size.sidebar')} * 0.75), 1fr) auto auto`,
    gridTemplateAreas: '"menu logo search action account"',
    columnGap: token('space.4'),
    paddingBlock: token('space.1'),
    // Doubled, because this block is written where `pageGutters` first named it: before the rules above.
    '&& > [data-slot="search"]': { paddingBlockEnd: 0 },
  },
  [up('lg')]: {
    columnGap: token('space.8'),
    paddingBlock: token('space.2'),
    '& > [data-slot="menu"]': { display: 'none' },
    gridTemplateColumns: `auto ${searchWidth} auto auto`,
    gridTemplateAreas: '"logo search action account"',
  },
  '&[data-sticky]': {
    [tallEnough]: {
      position: 'sticky',
      insetBlockStart: 0,
      zIndex: token('layer.sticky'),
    },
    [down('md')]: {
      // The first row scrolls away, the search box stays. It comes back for a keyboard that is in it.
      '&:has(> [data-slot="search"])': { insetBlockStart: `calc(${token('space.2')} - ${rowHeight})` },
      '&:has(:focus-visible:not(input))': { insetBlockStart: 0 },
    },
  },
  // On paper only whose page it is matters.
  '@media print': { '&&': { position: 'static' }, '& > [data-slot]:not([data-slot="logo"])': { display: 'none' } },
});

/**
 * The top of every page: brand, search, and the way to everything. On a phone two rows (menu, logo and actions; then the search box), from `md` one.
 * The horizontal `NavigationList` comes after it.
 */
export function Header({ logo, search, primaryAction, menuButton, account, sticky = true, ...rest }: HeaderProps): JSX.Element {
  const slot = (name: string, content: ReactNode) => (content ? <div data-slot={name}>{content}</div> : null);
  return (
    <Root data-sticky={sticky || undefined} {...rest}>
      {slot('menu', menuButton)}
      {slot('logo', logo)}
      {slot('search', search)}
      {slot('action', primaryAction)}
      {slot('account', account)}
    </Root>
  );
}
