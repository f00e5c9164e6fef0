import type { ComponentProps, ElementType, JSX, ReactNode } from 'react';
import { Heading, type HeadingLevel } from '../Heading/index.ts';
import { inGrid, inHeadingType, line, oneColumn, sized, styled, token, up, useThemedProps } from '../part.ts';
import type { Owned, Overridden, Rooted, Styled } from '../part.ts';
import { bareList } from '../utils/bareList.ts';

/** One step. */
export interface StepItem {
  /** Instruction in a few words. Unique in its list. */
  title: string;
  /** A sentence on it. */
  text: ReactNode;
}

/** Props of {@link Steps}; every other prop of the list reaches it. */
export interface StepsProps extends Omit<ComponentProps<'ol'>, 'children'>, Styled, Rooted {
  /** The steps, in order. */
  items: readonly StepItem[];
  /** Whether their order matters: without it they have no numbers and are an unordered list. Default: `true`. */
  numbered?: boolean;
  /** The titles' place in the outline of the page. Default: `3`. */
  level?: HeadingLevel;
}

const Root = styled('ol', { name: 'TkSteps' })<Owned>({
  ...oneColumn,
  gap: token('space.5'),
  counterReset: 'step',
  [up('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: token('space.8') },
  [up('lg')]: {
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    rowGap: token('space.6'),
    // None is left alone in its row.
    '&:has(> :nth-of-type(4):last-of-type)': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', columnGap: token('space.6') },
  },
  '& > li': {
    ...inGrid('space.1'),
    alignContent: 'start',
    paddingBlockStart: token('space.3'),
    borderBlockStart: line('color.border.strong', 'strong'),
  },
  '& p': { color: token('color.text.muted'), lineHeight: token('font.line-height.text') },
  '&[data-numbered] > li': {
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: token('space.3'),
    counterIncrement: 'step',
    '&::before': {
      content: 'counter(step)',
      gridRow: 'span 2',
      minInlineSize: token('space.8'),
      color: token('color.text.default'),
      ...inHeadingType('font.weight.heading'),
      ...sized('font.size.2xl', 'font.line-height.tight'),
    },
  },
});

/** A way in several steps, or points of one rank, in up to three columns; four stand side by side. */
export function Steps<Root extends ElementType = ElementType>(given: Overridden<StepsProps, Root>): JSX.Element {
  const { items, numbered, level, ...rest } = useThemedProps('TkSteps', given, { numbered: true, level: 3 });
  return (
    <Root as={numbered ? 'ol' : 'ul'} {...bareList} data-numbered={numbered ? '' : undefined} {...rest}>
      {items.map(({ title, text }) => (
        <li key={title}>
          <Heading level={level} size="lg">
            {title}
          </Heading>
          <p>{text}</p>
        </li>
      ))}
    </Root>
  );
}
