import type { ComponentProps, ElementType, JSX } from 'react';
import { inGrid, styled, token, useThemedProps, type Owned, type Overridden, type Rooted, type Styled } from '../part.ts';

/** Props of {@link Prose}; every other prop of a `<div>` reaches it. */
export interface ProseProps extends ComponentProps<'div'>, Styled, Rooted {}

const Root = styled('div', { name: 'TkProse' })<Owned>({
  ...inGrid('space.4'),
  maxInlineSize: token('size.text'),
  lineHeight: token('font.line-height.text'),
  '& li + li': { marginBlockStart: token('space.2') },
  '& li::marker': { color: token('color.text.muted') },
  '& > * + :is(h2, h3, h4)': { marginBlockStart: token('space.4') },
});

/** Running text: paragraphs, lists and headings at a width that reads well. */
export function Prose<Root extends ElementType = ElementType>(props: Overridden<ProseProps, Root>): JSX.Element {
  return <Root {...useThemedProps('TkProse', props)} />;
}
