import type { ComponentProps, JSX } from 'react';
import type { SxProps } from '@mui/system';
import { styled } from '../theme/styled.ts';
import { useThemedProps, type Owned } from '../theme/useThemedProps.ts';
import { pageGutters } from './pageGutters.ts';

/** Props of {@link Container}; every other prop of a `<div>` reaches it. */
export interface ContainerProps extends ComponentProps<'div'> {
  /** The element it is. Default: `div`. */
  as?: 'div' | 'main' | 'article' | 'aside' | 'header' | 'footer' | 'nav';
  /** Style overrides by the design tokens' grid and breakpoints. */
  sx?: SxProps;
}

const Root = styled('div', { name: 'TkContainer' })<Owned>(pageGutters);

/** Keeps its content at the page's width and away from the edges of the screen. */
export function Container(props: ContainerProps): JSX.Element {
  return <Root {...useThemedProps('TkContainer', props)} />;
}
