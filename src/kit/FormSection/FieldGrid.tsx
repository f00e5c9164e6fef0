import type { ComponentProps, ElementType, JSX } from 'react';
import { styled, token, useThemedProps, type Owned, type Overridden, type Rooted, type Styled } from '../part.ts';

/** Props of {@link FieldGrid}; every other prop of a `<div>` reaches it. */
export interface FieldGridProps extends ComponentProps<'div'>, Styled, Rooted {}

const Root = styled('div', { name: 'TkFieldGrid' })<Owned>({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15rem), 1fr))',
  // Labels stand at one height and controls too; hints take the room in between.
  alignItems: 'stretch',
  '& > * > [data-control]': { marginBlockStart: 'auto' },
  gap: `${token('space.5')} ${token('space.4')}`,
  minInlineSize: 0,
});

/** Fields side by side where there is room, one below the other where there is not. Labels stand on one line and controls on another, whatever stands between them. */
export function FieldGrid<Root extends ElementType = ElementType>(props: Overridden<FieldGridProps, Root>): JSX.Element {
  return <Root {...useThemedProps('TkFieldGrid', props)} />;
}
