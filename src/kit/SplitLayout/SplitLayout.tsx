import type { ComponentProps, JSX, ReactNode } from 'react';
import type { SxProps } from '@mui/system';
import { up } from '../theme/media.ts';
import { styled } from '../theme/styled.ts';
import { token } from '../theme/token.ts';

/** Props of {@link SplitLayout}; every other prop of a `<div>` reaches it. */
export interface SplitLayoutProps extends ComponentProps<'div'> {
  /** The first half. */
  media: ReactNode;
  /** Style overrides by the design tokens' grid and breakpoints. */
  sx?: SxProps;
}

const Root = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: token('space.6'),
  alignItems: 'start',
  '& > [data-slot="content"]': { display: 'flex', flexDirection: 'column', gap: token('space.4'), minInlineSize: 0 },
  [up('md')]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', gap: token('space.8') },
  [up('lg')]: { gridTemplateColumns: 'minmax(0, 11fr) minmax(0, 9fr)', gap: token('space.12') },
});

/** A picture and what is said of it, side by side where there is room. */
export function SplitLayout({ media, children, ...rest }: SplitLayoutProps): JSX.Element {
  return (
    <Root {...rest}>
      <div>{media}</div>
      <div data-slot="content">{children}</div>
    </Root>
  );
}
