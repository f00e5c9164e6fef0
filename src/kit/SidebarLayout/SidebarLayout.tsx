import type { ComponentProps, ElementType, JSX, ReactNode } from 'react';
import { down, oneColumn, styled, token, up, useThemedProps } from '../part.ts';
import type { Owned, Overridden, Rooted, Slotted, SlotProps } from '../part.ts';

/** Props of {@link SidebarLayout}; every other prop of a `<div>` reaches it. */
export interface SidebarLayoutProps extends ComponentProps<'div'>, Slotted<'sidebar'>, Rooted {
  /** Stands beside the content from `lg` up; below it is not shown, so offer the same in a drawer. */
  sidebar: ReactNode;
  /** The keyboard and screen readers come to the sidebar after the content, though it may stand before it: for filters, which are not what a list is about. Default: `false`. */
  sidebarLast?: boolean;
  /** The side on which it stands. Default: `start`. */
  sidebarPlace?: 'start' | 'end';
  /** Names the sidebar for screen readers. Default: unnamed. */
  sidebarLabel?: string;
  /** Props of the sidebar. */
  slotProps?: SlotProps<{ sidebar?: Omit<ComponentProps<'aside'>, 'children' | 'aria-label'> }, SidebarLayoutProps>;
}

/** Four cards side by side; what a screen has beyond them is for the filters. */
const widestContent = '66rem';

const sidebarColumn = `minmax(${token('size.sidebar')}, 1fr)`;
const contentColumn = `minmax(0, ${widestContent})`;

const Root = styled('div', { name: 'TkSidebarLayout' })<Owned>({
  ...oneColumn,
  gap: token('space.8'),
  '& > [data-slot]': { display: 'flex', flexDirection: 'column', gap: token('space.4'), minInlineSize: 0 },
  '& > [data-slot="sidebar"]': { gap: token('space.6'), [down('lg')]: { display: 'none' } },
  [up('lg')]: {
    gridTemplateColumns: `${sidebarColumn} ${contentColumn}`,
    '& > [data-slot="sidebar"]': { gridArea: '1 / 1' },
    '& > [data-slot="content"]': { gridArea: '1 / 2' },
    '&[data-sidebar-place="end"]': {
      gridTemplateColumns: `${contentColumn} ${sidebarColumn}`,
      '& > [data-slot="sidebar"]': { gridArea: '1 / 2' },
      '& > [data-slot="content"]': { gridArea: '1 / 1' },
    },
  },
  '@media print': {
    gridTemplateColumns: 'minmax(0, 1fr)',
    '& > [data-slot="sidebar"]': { display: 'none' },
    '& > [data-slot="content"]': { gridArea: 'auto' },
  },
});

const Sidebar = styled('aside', { name: 'TkSidebarLayout', slot: 'Sidebar' })();

/** Results with their filters beside them. */
export function SidebarLayout<Root extends ElementType = ElementType>(given: Overridden<SidebarLayoutProps, Root>): JSX.Element {
  const props = useThemedProps('TkSidebarLayout', given, { sidebarPlace: 'start' }, ['sidebar']);
  const { sidebar, sidebarLast, sidebarPlace, sidebarLabel, children, slotProps, ...rest } = props;
  const aside = (
    <Sidebar {...slotProps?.sidebar} data-slot="sidebar" aria-label={sidebarLabel}>
      {sidebar}
    </Sidebar>
  );
  return (
    <Root {...rest} data-sidebar-place={sidebarPlace}>
      {sidebarLast ? null : aside}
      <div data-slot="content">{children}</div>
      {sidebarLast ? aside : null}
    </Root>
  );
}
