import type { ComponentProps, JSX, ReactNode } from 'react';
import type { Rooted, Slotted } from '../theme/customised.ts';
import { down, up } from '../theme/media.ts';
import { styled } from '../theme/styled.ts';
import { token } from '../theme/token.ts';
import { useThemedProps, type Owned } from '../theme/useThemedProps.ts';

/** Props of {@link SidebarLayout}; every other prop of a `<div>` reaches it. */
export interface SidebarLayoutProps extends ComponentProps<'div'>, Slotted<'sidebar'>, Rooted {
  /** Stands beside the content from `lg` up; below it is not shown, so offer the same in a drawer. */
  sidebar: ReactNode;
  /**
   * The keyboard and screen readers come to the sidebar after the content, though it stands before it: for filters, which are not what a list is about.
   * Default: `false`.
   */
  sidebarLast?: boolean;
  /** Names the sidebar for screen readers. Default: unnamed. */
  sidebarLabel?: string;
  /** Props of the sidebar. */
  slotProps?: { sidebar?: Omit<ComponentProps<'aside'>, 'children' | 'aria-label'> };
}

const Root = styled('div', { name: 'TkSidebarLayout' })<Owned>({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: token('space.8'),
  '& > [data-slot]': { display: 'flex', flexDirection: 'column', gap: token('space.4'), minInlineSize: 0 },
  '& > [data-slot="sidebar"]': { gap: token('space.6'), [down('lg')]: { display: 'none' } },
  [up('lg')]: {
    gridTemplateColumns: `${token('size.sidebar')} minmax(0, 1fr)`,
    '& > [data-slot="sidebar"]': { gridArea: '1 / 1' },
    '& > [data-slot="content"]': { gridArea: '1 / 2' },
  },
  '@media print': {
    gridTemplateColumns: 'minmax(0, 1fr)',
    '& > [data-slot="sidebar"]': { display: 'none' },
    '& > [data-slot="content"]': { gridArea: 'auto' },
  },
});

const Sidebar = styled('aside', { name: 'TkSidebarLayout', slot: 'Sidebar' })();

/** Results with their filters beside them. */
export function SidebarLayout(given: SidebarLayoutProps): JSX.Element {
  const { sidebar, sidebarLast, sidebarLabel, children, slotProps, ...rest } = useThemedProps('TkSidebarLayout', given, {
    sidebarLast: false,
  });
  const aside = (
    <Sidebar {...slotProps?.sidebar} data-slot="sidebar" aria-label={sidebarLabel}>
      {sidebar}
    </Sidebar>
  );
  return (
    <Root {...rest}>
      {sidebarLast ? null : aside}
      <div data-slot="content">{children}</div>
      {sidebarLast ? aside : null}
    </Root>
  );
}
