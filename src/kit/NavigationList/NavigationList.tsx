import type { ComponentProps, ElementType, JSX } from 'react';
import { pageGutters } from '../Container/index.ts';
import { Anchor } from '../Link/index.ts';
import { navigationList as navigationListMessages } from '../messages/en-GB/navigationList.ts';
import { chosenLook, down, forcedColors, hover, inHeadingType, sized, styled, token, useMessages, useThemedProps } from '../part.ts';
import type { Owned, Overridden, Rooted, Styled, Worded } from '../part.ts';
import { focusInside, focusOnGround } from '../utils/ground.ts';
import { plainList } from '../utils/plainList.ts';

/** One place to go. */
export interface NavigationItem {
  /** Its name. */
  label: string;
  /** Its address. */
  href: string;
}

/** Props of {@link NavigationList}; every other prop of a `<nav>` reaches it. */
export interface NavigationListProps extends Omit<ComponentProps<'nav'>, 'children'>, Styled, Rooted, Worded<'navigationList'> {
  /** The places, in order. */
  items: readonly NavigationItem[];
  /** The `href` of the place the visitor is at. */
  current?: string;
  /** Whether the visitor is at that very page or further inside it, from where its link leads back. Default: `page`. */
  currentIs?: 'page' | 'section';
  /** A row on ink below the header, or a column for the mobile menu. Default: `horizontal`. */
  orientation?: 'horizontal' | 'vertical';
  /** Horizontal only: hidden below `lg`, where the mobile menu takes its place. Default: `true`. */
  collapse?: boolean;
}

const Root = styled('nav', { name: 'TkNavigationList' })<Owned>({
  '& ul': { ...plainList, display: 'flex' },
  '&[data-orientation="horizontal"]': {
    ...pageGutters,
    color: token('color.navigation.text'),
    background: token('color.navigation.background'),
    boxShadow: `inset 0 calc(-1 * ${token('border-width.hairline')}) ${token('color.navigation.border')}`,
    ...focusOnGround(token('color.navigation.background'), token('color.navigation.text')),
    // The first word stands in line with the logo above it.
    '& ul': { marginInline: `calc(-1 * ${token('space.4')})`, overflowX: 'auto', scrollbarWidth: 'none' },
    '@media print': { display: 'none' },
  },
  '&[data-orientation="vertical"] ul': { flexDirection: 'column' },
  [down('lg')]: { '&[data-collapse]': { display: 'none' } },
});

const Item = styled(Anchor, { name: 'TkNavigationList', slot: 'Item' })({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: token('size.control.medium'),
  paddingInline: token('space.4'),
  color: 'inherit',
  ...inHeadingType('font.weight.medium'),
  ...sized('font.size.md', 'font.line-height.tight'),
  textDecoration: 'none',
  ...focusInside,
  '[data-orientation="horizontal"] &': {
    whiteSpace: 'nowrap',
    [hover]: { '&:hover': { background: token('color.navigation.hover-background') } },
  },
  '[data-orientation="vertical"] &': {
    minBlockSize: token('size.control.large'),
    fontSize: token('font.size.lg'),
    [hover]: { '&:hover': { background: token('color.surface.hover') } },
  },
  '&&[aria-current]': {
    color: token('color.navigation.active-text'),
    background: token('color.navigation.active-background'),
    boxShadow: `inset 0 calc(-1 * ${token('space.1')}) ${token('color.navigation.active-line')}`,
    [forcedColors]: { textDecoration: 'underline' },
  },
  '&&[aria-current="page"]': { cursor: 'default' },
  [hover]: { '&&[aria-current="true"]:hover': { textDecoration: 'underline' } },
  '[data-orientation="vertical"] &&[aria-current]': {
    ...chosenLook,
    boxShadow: 'none',
  },
});

/** The main places of the site. The one the visitor is at stands out and does not look like something to press, unless they are further inside it; it can be focused either way. */
export function NavigationList<Root extends ElementType = ElementType>(given: Overridden<NavigationListProps, Root>): JSX.Element {
  const props = useThemedProps('TkNavigationList', given, { currentIs: 'page', orientation: 'horizontal', collapse: true });
  const { items, current, currentIs, orientation, collapse, messages, ...rest } = props;
  const texts = useMessages('navigationList', navigationListMessages, messages);
  return (
    <Root
      aria-label={texts.label}
      data-orientation={orientation}
      data-collapse={(collapse && orientation === 'horizontal') || undefined}
      {...rest}
    >
      <ul>
        {items.map(({ label, href }) => (
          <li key={href}>
            <Item href={href} aria-current={href === current ? (currentIs === 'page' ? 'page' : 'true') : undefined}>
              {label}
            </Item>
          </li>
        ))}
      </ul>
    </Root>
  );
}
