import type { ComponentProps, ElementType, JSX } from 'react';
import { styled, useThemedProps, type Overridden, type Owned, type Rooted, type Styled } from '../part.ts';
import { pageGutters } from './pageGutters.ts';

/** Props of {@link Container}; every other prop of a `<div>` reaches it. */
export interface ContainerProps extends ComponentProps<'div'>, Styled, Rooted {}

const Root = styled('div', { name: 'TkContainer' })<Owned>(pageGutters);

/** Keeps its content at the page's width and away from the edges of the screen. */
export function Container<Root extends ElementType = ElementType>(props: Overridden<ContainerProps, Root>): JSX.Element {
  return <Root {...useThemedProps('TkContainer', props)} />;
}
