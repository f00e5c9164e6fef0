import type { ComponentProps, ElementType, JSX, ReactNode } from 'react';
import { Heading, type HeadingLevel } from '../Heading/index.ts';
import { inGrid, styled, token, up, useThemedProps, type Owned, type Overridden, type Rooted, type Styled } from '../part.ts';

/** Props of {@link ContentBlock}; every other prop of a `<section>` reaches it. */
export interface ContentBlockProps extends Omit<ComponentProps<'section'>, 'title'>, Styled, Rooted {
  /** Names the block. */
  heading: ReactNode;
  /** The heading's place in the outline of the page. Default: `2`. */
  level?: HeadingLevel;
  /** The text: paragraphs, lists. */
  children: ReactNode;
  /** A `Button` or a `Link` below the text. */
  action?: ReactNode;
  /** A picture of 3:2: from `md` up beside the words, after them in the first block and every other. */
  picture?: ReactNode;
}

const Root = styled('section', { name: 'TkContentBlock' })<Owned>({
  ...inGrid('space.5'),
  '& + &': { paddingBlockStart: token('space.8') },
  [up('md')]: {
    '&:has(> [data-picture])': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', alignItems: 'center', gap: token('space.12') },
    // Neighbouring blocks alternate.
    '&:nth-of-type(even) > [data-picture]': { order: -1 },
    '& + &': { paddingBlockStart: token('space.12') },
  },
});

const Words = styled('div', { name: 'TkContentBlock', slot: 'Words' })({
  ...inGrid('space.4'),
  justifyItems: 'start',
  maxInlineSize: token('size.text'),
  '& > [data-text]': { lineHeight: token('font.line-height.text'), display: 'grid', gap: token('space.3') },
});

const Picture = styled('div', { name: 'TkContentBlock', slot: 'Picture' })({
  aspectRatio: '3 / 2',
  overflow: 'hidden',
  borderRadius: token('radius.large'),
  background: token('color.surface.media'),
  '& img, & svg': { display: 'block', inlineSize: '100%', blockSize: '100%', objectFit: 'cover' },
});

/** A picture beside words, in which a company presents itself. */
export function ContentBlock<Root extends ElementType = ElementType>(given: Overridden<ContentBlockProps, Root>): JSX.Element {
  const { heading, level, action, picture, children, ...rest } = useThemedProps('TkContentBlock', given, { level: 2 });
  return (
    <Root {...rest}>
      <Words>
        <Heading level={level}>{heading}</Heading>
        <div data-text="">{children}</div>
        {action}
      </Words>
      {picture ? <Picture data-picture="">{picture}</Picture> : null}
    </Root>
  );
}
