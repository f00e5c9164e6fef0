import type { ComponentProps, ElementType, JSX, ReactNode } from 'react';
import { Heading, type HeadingLevel } from '../Heading/index.ts';
import { inGrid, line, oneColumn, sized, square, styled, token, up, useThemedProps } from '../part.ts';
import type { Owned, Overridden, Rooted, Styled } from '../part.ts';
import { plainList } from '../utils/plainList.ts';

/** One reason to buy here. */
export interface Benefit {
  /** An icon of the kit. */
  icon?: ReactNode;
  /** A word or two. */
  title: string;
  /** One sentence. */
  text?: ReactNode;
}

/** Props of {@link Benefits}; every other prop of a `<ul>` reaches it. */
export interface BenefitsProps extends Omit<ComponentProps<'ul'>, 'children'>, Styled, Rooted {
  /** The reasons: four fit a row. */
  items: readonly Benefit[];
  /** The titles' place in the outline of the page. Default: `3`. */
  level?: HeadingLevel;
  /** `cells` in one frame, or `plain` columns under a rule each. Default: `cells`. */
  variant?: 'cells' | 'plain';
}

const Root = styled('ul', { name: 'TkBenefits' })<Owned>({
  ...plainList,
  ...inGrid('space.6'),
  '& > li': { borderBlockStart: line('color.ticket.background', 'strong') },
  '&[data-variant="cells"]': {
    gap: token('space.px'),
    border: line('color.border.hairline'),
    borderRadius: token('radius.large'),
    // The hairlines between the cells are the ground that shows through.
    background: token('color.border.hairline'),
    overflow: 'hidden',
    '& > li': { padding: token('space.5'), border: 0, background: token('color.surface.page') },
  },
  [up('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  // The ground shows through between cells, never in the place of one.
  '& > li:last-of-type:nth-of-type(odd)': { [up('sm')]: { gridColumn: '1 / -1' }, [up('lg')]: { gridColumn: 'auto' } },
  [up('lg')]: { gridTemplateColumns: 'none', gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' },
});

const Cell = styled('li', { name: 'TkBenefits', slot: 'Cell' })({
  ...oneColumn,
  '&:has(> [data-icon])': { gridTemplateColumns: 'auto minmax(0, 1fr)' },
  alignContent: 'start',
  gap: `${token('space.1')} ${token('space.4')}`,
  paddingBlockStart: token('space.3'),
  overflowWrap: 'anywhere',
  '& > [data-icon]': {
    gridRow: 'span 2',
    display: 'grid',
    placeItems: 'center',
    ...square('size.control.medium'),
    color: token('color.ticket.text'),
    background: token('color.ticket.background'),
    borderRadius: token('radius.medium'),
    '& > svg': { inlineSize: token('size.icon.large'), blockSize: token('size.icon.large') },
  },
  '& > p': {
    gridColumn: '-2',
    color: token('color.text.muted'),
    ...sized('font.size.sm', 'font.line-height.snug'),
  },
});

/** A strip of reasons to buy here. Put it into a `Section`. */
export function Benefits<Root extends ElementType = ElementType>(given: Overridden<BenefitsProps, Root>): JSX.Element {
  const { items, level, variant, ...rest } = useThemedProps('TkBenefits', given, { level: 3, variant: 'cells' });
  return (
    <Root {...rest} data-variant={variant}>
      {items.map(({ icon, title, text }) => (
        <Cell key={title}>
          {icon ? <span data-icon="">{icon}</span> : null}
          <Heading level={level} size="lg">
            {title}
          </Heading>
          {text ? <p>{text}</p> : null}
        </Cell>
      ))}
    </Root>
  );
}
