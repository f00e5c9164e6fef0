import type { ComponentProps, ElementType, JSX, ReactNode } from 'react';
import { pageGutters, wideGutters } from '../Container/index.ts';
import { Anchor } from '../Link/index.ts';
import { header as headerMessages } from '../messages/en-GB/header.ts';
import { down, hover, inRow, line, lowestScreen, sized, styled, token, up, useMessages, useThemedProps } from '../part.ts';
import type { Owned, Overridden, Rooted, Styled, Worded } from '../part.ts';
import { ContactItems, type ContactWay } from '../utils/contactWays.tsx';
import { focusInside, focusOnGround } from '../utils/ground.ts';
import { plainList } from '../utils/plainList.ts';

/** Props of {@link Header}; every other prop of a `<header>` reaches it. */
export interface HeaderProps extends Omit<ComponentProps<'header'>, 'children'>, Styled, Rooted, Worded<'header'> {
  /** The brand's mark, usually a link to the home page. */
  logo: ReactNode;
  /** The search box: wide in the middle, below `md` on a row of its own that stays in view when the page scrolls. */
  search?: ReactNode;
  /** The way to everything, after the search box. */
  primaryAction?: ReactNode;
  /** Ways to reach the company: a strip above the rest from `md`, which scrolls away. On phones they belong into the mobile menu. */
  contacts?: readonly ContactWay[];
  /** Opens the mobile menu. Shown below `lg`, where the horizontal `NavigationList` is not. */
  menuButton?: ReactNode;
  /** Log in or out, at the end: a bare button with an icon, whose text stands below it until `lg` (`stacked="lg"`), or an `AccountMenu`. */
  account?: ReactNode;
  /** From `lg` the main places beside the logo, a `NavigationList`; search, action and account then have a row of their own, which alone stays in view. Below `md` the logo then stands in the middle, and the action beside the search. Default: none, for a list below the header. */
  navigation?: ReactNode;
  /** Stays at the top of the screen while the page scrolls (not on screens too low for it). Default: `true`. */
  sticky?: boolean;
}

const contactsHeight = token('size.control.small');
const rowHeight = `calc(${token('size.control.medium')} + 2 * ${token('space.2')})`;
/** The first row of a phone, its space above it included. It grows with the letters as its stacked buttons do, so that all of it scrolls away. */
const firstRowHeight = `calc(max(${token('size.control.medium')}, 2.5rem) + ${token('space.2')})`;
const searchWidth = `minmax(${token('size.sidebar')}, 1fr)`;
const tallEnough = '@media (min-height: 32rem)';

/** Runs from edge to edge behind a row that has the page's width. */
const bleed = { boxShadow: `0 0 0 100vmax ${token('color.header.strip-background')}`, clipPath: 'inset(0 -100vmax)' } as const;

const Root = styled('header', { name: 'TkHeader' })<Owned>({
  ...pageGutters,
  display: 'grid',
  gridTemplateColumns: 'auto 1fr auto auto',
  gridTemplateAreas: '"menu logo action account" "search search search search"',
  alignItems: 'center',
  columnGap: token('space.3'),
  color: token('color.header.text'),
  background: token('color.header.background'),
  borderBlockEnd: line('color.header.border'),
  '& > *': { minInlineSize: 0 },
  '& > [data-slot]': { display: 'flex', alignItems: 'center', minBlockSize: rowHeight },
  '& > [data-slot="menu"]': { gridArea: 'menu', marginInlineStart: `calc(-1 * ${token('space.2')})` },
  '& > [data-slot="logo"]': { gridArea: 'logo' },
  '& > [data-slot="search"]': { gridArea: 'search', minBlockSize: 0, paddingBlock: token('space.2'), '& > *': { flex: 1 } },
  [down('md')]: {
    '&:has(> [data-slot="search"]) > [data-slot]:not([data-slot="search"])': {
      boxSizing: 'border-box',
      minBlockSize: firstRowHeight,
      paddingBlockStart: token('space.2'),
    },
  },
  '& > [data-slot="action"]': { gridArea: 'action' },
  // A button without a frame: its text stands at the edge, not its room.
  '& > [data-slot="account"]': { gridArea: 'account', marginInlineEnd: `calc(-1 * ${token('space.2')})` },
  // Empty last columns would still keep their gaps.
  '&:not(:has(> [data-slot="account"])) > [data-slot="action"]': { gridColumnEnd: -1 },
  '&:not(:has(> [data-slot="account"], > [data-slot="action"])) > [data-slot="search"]': { gridColumnEnd: -1 },
  [up('md')]: {
    ...wideGutters,
    // Narrower than from `lg`: beside the menu button, the others need their room to stay on one line.
    gridTemplateColumns: `auto auto minmax(calc(${token('size.sidebar')} * 0.75), 1fr) auto auto`,
    gridTemplateAreas: '"menu logo search action account"',
    columnGap: token('space.4'),
    paddingBlock: token('space.1'),
    // Doubled, because this block is written where `pageGutters` first named it: before the rules above.
    '&& > [data-slot="search"]': { paddingBlock: 0 },
    '&:has(> ul)': { gridTemplateAreas: '"contacts contacts contacts contacts contacts" "menu logo search action account"' },
  },
  [up('lg')]: {
    columnGap: token('space.8'),
    paddingBlock: token('space.2'),
    '& > [data-slot="menu"]': { display: 'none' },
    // As wide as the longest name that `AccountMenu` shows, so that nothing beside it moves when the name comes.
    '& [data-customer]': { inlineSize: token('size.sidebar'), textAlign: 'end' },
    gridTemplateColumns: `auto ${searchWidth} auto auto`,
    gridTemplateAreas: '"logo search action account"',
    '&:has(> ul)': { gridTemplateAreas: '"contacts contacts contacts contacts" "logo search action account"', rowGap: token('space.2') },
    '&&:has(> [data-slot="navigation"])': {
      gridTemplateColumns: 'auto 1fr auto auto',
      gridTemplateAreas: '"logo navigation navigation navigation" "search search action account"',
      rowGap: 0,
    },
    '&&:has(> ul):has(> [data-slot="navigation"])': {
      gridTemplateAreas: '"contacts contacts contacts contacts" "logo navigation navigation navigation" "search search action account"',
    },
  },
  '& > [data-slot="navigation"]': {
    gridArea: 'navigation',
    justifyContent: 'end',
    '& > nav': { minInlineSize: 0, paddingInline: 0, background: 'none', boxShadow: 'none' },
    '& a': { borderRadius: token('radius.action') },
    [down('lg')]: { display: 'none' },
  },
  // With the places inside, a phone has its brand in the middle, and the way to everything beside the search, in view with it.
  [down('md')]: {
    '&&:has(> [data-slot="navigation"])': {
      gridTemplateColumns: '1fr auto 1fr',
      gridTemplateAreas: '"menu logo account" "search search action"',
      '& > [data-slot="action"]': { minBlockSize: 0, paddingBlock: token('space.2'), gridColumnEnd: 'auto' },
      '& > :is([data-slot="action"], [data-slot="account"])': { justifyContent: 'end' },
    },
  },
  '&:has(> ul)': { paddingBlockStart: 0 },
  [lowestScreen]: {
    '&& > [data-slot]:not([data-slot="search"])': { minBlockSize: 0, paddingBlock: `${token('space.0-5')} 0` },
    '&& > [data-slot="search"]': { paddingBlock: token('space.0-5') },
  },
  '&[data-sticky]': {
    [tallEnough]: { position: 'sticky', insetBlockStart: 0, zIndex: token('layer.sticky') },
    [down('md')]: {
      // The first row scrolls away, the search box stays. It comes back for a keyboard that is in it.
      '&:has(> [data-slot="search"])': { insetBlockStart: `calc(-1 * ${firstRowHeight})` },
      '&:has(:focus-visible:not(input))': { insetBlockStart: 0 },
    },
    // The strip scrolls away, and comes back for a keyboard that is in it.
    [up('md')]: {
      '&:has(> ul)': { insetBlockStart: `calc(-1 * ${contactsHeight})` },
      '&:has(> ul :focus-visible)': { insetBlockStart: 0 },
    },
    [up('lg')]: {
      '&&:has(> [data-slot="navigation"])': { insetBlockStart: `calc(-1 * ${rowHeight})` },
      '&&:has(> ul):has(> [data-slot="navigation"])': { insetBlockStart: `calc(-1 * (${contactsHeight} + ${rowHeight}))` },
      '&&:has(> :is(ul, [data-slot="logo"], [data-slot="navigation"]) :focus-visible)': { insetBlockStart: 0 },
    },
  },
  // On paper only whose page it is matters.
  '@media print': {
    '&&': { position: 'static', display: 'block' },
    '& > [data-slot]:not([data-slot="logo"]), & > ul': { display: 'none' },
  },
});

const Contacts = styled('ul', { name: 'TkHeader', slot: 'Contacts' })({
  ...plainList,
  gridArea: 'contacts',
  display: 'flex',
  // Large letters need a second row.
  flexWrap: 'wrap',
  justifyContent: 'end',
  columnGap: token('space.6'),
  color: token('color.header.strip-text'),
  background: token('color.header.strip-background'),
  ...focusOnGround(token('color.header.strip-background'), token('color.header.strip-text')),
  ...bleed,
  // Calling is one thing, writing another.
  '& > :has(+ [data-kind="mail"])': { marginInlineEnd: 'auto' },
  '& > li': { minInlineSize: 0, maxInlineSize: '100%' },
  '& a': {
    ...inRow('space.2'),
    minBlockSize: contactsHeight,
    // Room for the ring, which stands inside.
    paddingInline: token('space.1'),
    marginInline: `calc(-1 * ${token('space.1')})`,
    color: 'inherit',
    ...sized('font.size.sm', 'font.line-height.snug'),
    fontVariantNumeric: 'tabular-nums',
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    ...focusInside,
    [hover]: { '&:hover': { textDecoration: 'underline' } },
  },
  '& bdi': { minInlineSize: 0, overflow: 'hidden', textOverflow: 'ellipsis' },
  [down('md')]: { display: 'none' },
});

/**
 * The top of every page: brand, search, and the way to everything. On a phone two rows (menu, logo and actions; then the search box), from `md` one, with
 * the ways to reach the company in a strip above it.
 * The horizontal `NavigationList` comes after it, or into it.
 */
export function Header<Root extends ElementType = ElementType>(given: Overridden<HeaderProps, Root>): JSX.Element {
  const props = useThemedProps('TkHeader', given, { contacts: [], sticky: true });
  const { logo, search, primaryAction, contacts, menuButton, account, navigation, sticky, messages, ...rest } = props;
  const texts = useMessages('header', headerMessages, messages);
  const slot = (name: string, content: ReactNode) => (content ? <div data-slot={name}>{content}</div> : null);
  return (
    <Root data-sticky={sticky || undefined} {...rest}>
      {contacts.length > 0 ? (
        <Contacts aria-label={texts.contacts}>
          <ContactItems {...{ contacts, texts }} link={Anchor} iconSize="small" />
        </Contacts>
      ) : null}
      {slot('menu', menuButton)}
      {slot('logo', logo)}
      {slot('navigation', navigation)}
      {slot('search', search)}
      {slot('action', primaryAction)}
      {slot('account', account)}
    </Root>
  );
}
