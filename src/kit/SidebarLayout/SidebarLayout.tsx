import type { ComponentProps, JSX, ReactNode } from 'react';
import type { SxProps } from '@mui/system';
import { down, up } from '../theme/media.ts';
import { styled } from '../theme/styled.ts';
import { token } from '../theme/token.ts';

/** Props of {@link SidebarLayout}; every other prop of a `<div>` reaches it. */
export interface SidebarLayoutProps extends ComponentProps<'div'> {
  /** Stands beside the content from `lg` up; below it is not shown, so offer the same in a drawer. */
  sidebar: ReactNode;
  /** Names the sidebar for screen readers. Default: unnamed. */
  sidebarLabel?: string;
  /** Style overrides by the design tokens' grid and breakpoints. */
  sx?: SxProps;
}

const Root = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: token('space.8'),
  '& > [data-slot]': { display: 'flex', flexDirection: 'column', gap: token('space.4'), minInlineSize: 0 },
  '& > [data-slot="sidebar"]': { gap: token('space.6'), [down('lg')]: { display: 'none' } },
  [up('lg')]: { gridTemplateColumns: `${token('size.sidebar')} minmax(0, 1fr)` },
  '@media print': { gridTemplateColumns: 'minmax(0, 1fr)', '& > [data-slot="sidebar"]': { display: 'none' } },
});

/** Results with their filters beside them. */
export function SidebarLayout({ sidebar, sidebarLabel, children, ...rest }: SidebarLayoutProps): JSX.Element {
  return (
    <Root {...rest}>
      <aside data-slot="sidebar" aria-label={sidebarLabel}>
        {sidebar}
      </aside>
      <div data-slot="content">{children}</div>
    </Root>
  );
}
