import type { ComponentProps, ElementType, JSX } from 'react';
import { styled, token, useThemedProps, type Overridden, type Owned, type Rooted, type Styled } from '../part.ts';

/** The place of a heading in the outline of the page. */
export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6;

/** The sizes of headings, by the tokens `font.size.*`. */
export type HeadingSize = '4xl' | '3xl' | '2xl' | 'xl' | 'lg' | 'md';

const sizeOfLevel: Record<HeadingLevel, HeadingSize> = { 1: '3xl', 2: '2xl', 3: 'xl', 4: 'lg', 5: 'md', 6: 'md' };

/** Props of {@link Heading}; every other prop of a heading reaches it. */
export interface HeadingProps extends ComponentProps<'h2'>, Styled, Rooted {
  /** Its place in the outline of the page: `1` once, then without gaps. */
  level: HeadingLevel;
  /** How big it looks, apart from its level. Default: by level, `3xl` for 1 down to `md` for 5 and 6. */
  size?: HeadingSize;
}

const Root = styled('h2', { name: 'TkHeading' })<Owned & { $size: HeadingSize }>(({ $size }) => ({
  // A long word in big letters on a narrow phone: broken rather than out of sight.
  overflowWrap: 'anywhere',
  fontSize: token(`font.size.${$size}`),
  '& > small': { color: token('color.text.muted'), fontSize: '0.67em' },
}));

/** A heading whose place in the outline and whose size are chosen apart; a `<small>` inside it is its lesser half. */
export function Heading<Root extends ElementType = ElementType>(given: Overridden<HeadingProps, Root>): JSX.Element {
  const { level, size, ...rest } = useThemedProps('TkHeading', given, { size: sizeOfLevel[given.level] });
  return <Root as={`h${level}`} $size={size} {...rest} />;
}
