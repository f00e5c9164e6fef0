import type { ComponentProps, JSX } from 'react';
import { styled, useThemedProps, type Owned, type Styled } from '../part.ts';

/** Props of {@link Separator}; every other prop of an `<hr>` reaches it. */
export interface SeparatorProps extends ComponentProps<'hr'>, Styled {}

const Root = styled('hr', { name: 'TkSeparator' })<Owned>({ inlineSize: '100%', blockSize: 0 });

/** A hairline between two parts of a page; also a place that a change below it can scroll to. */
export function Separator(props: SeparatorProps): JSX.Element {
  return <Root {...useThemedProps('TkSeparator', props)} />;
}
