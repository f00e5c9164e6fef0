import type { ComponentProps, ElementType, JSX } from 'react';
import { pageGutters } from '../Container/index.ts';
import { inColumn, styled, token, useThemedProps, type Owned, type Overridden, type Rooted, type Styled } from '../part.ts';

/** Props of {@link Page}; every other prop of a `<div>` reaches it. */
export interface PageProps extends ComponentProps<'div'>, Styled, Rooted {}

const Root = styled('div', { name: 'TkPage' })<Owned>({
  ...pageGutters,
  ...inColumn('space.6'),
  paddingBlock: `${token('space.4')} ${token('space.section')}`,
  '& > *': { minInlineSize: 0 },
});

/** The content of a page that is one column of parts at even distances: a list, a product, a form. */
export function Page<Root extends ElementType = ElementType>(props: Overridden<PageProps, Root>): JSX.Element {
  return <Root {...useThemedProps('TkPage', props)} />;
}
