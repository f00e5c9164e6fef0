import type { ComponentProps, JSX, ReactNode } from 'react';
import { denseSpace, inGrid, line, sized, styled, token, useThemedProps, type Owned, type Styled } from '../part.ts';

/** One fact. */
export interface DescriptionItem {
  /** Name of the fact: "Case size". Unique in its list. */
  term: string;
  /** The fact: "24 × 330 ml". An item without one (`undefined`, `null`, empty) is left out. */
  description: ReactNode;
}

/** Props of {@link DescriptionList}; every other prop of a `<dl>` reaches it. */
export interface DescriptionListProps extends Omit<ComponentProps<'dl'>, 'children' | 'style'>, Styled {
  /** The facts, in order. */
  items: readonly DescriptionItem[];
  /** Columns of facts where the list itself is wide enough. Default: 1. */
  columns?: 1 | 2;
  /** Rows between hairlines, or a ground of their own with each value below its term, as many beside each other as there is room for. Default: `lines`. */
  variant?: 'lines' | 'panel';
}

const Root = styled('dl', { name: 'TkDescriptionList' })<Owned>({
  display: 'grid',
  '&:empty': { display: 'none' },
  ...sized('font.size.sm', 'font.line-height.snug'),
  '&[data-variant="panel"]': {
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))',
    gap: token('space.4'),
    padding: token('space.4'),
    borderRadius: token('radius.medium'),
    background: token('color.surface.sunken'),
  },
  '&[data-variant="lines"]': { columnGap: token('space.8'), borderBlockStart: line('color.border.hairline') },
  // Two columns at most, as soon as each has the width of a drawer: no query needed.
  '&[data-variant="lines"][data-columns="2"]': {
    gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, max(${token('size.sidebar')}, 50% - ${token('space.4')})), 1fr))`,
  },
  '&[data-variant="lines"] > div': {
    ...inGrid('space.4'),
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
    paddingBlock: denseSpace('space.2'),
    borderBlockEnd: line('color.border.hairline'),
  },
  '& dt': { fontWeight: token('font.weight.regular'), color: token('color.text.muted') },
  '& dd': { fontWeight: token('font.weight.medium'), overflowWrap: 'anywhere' },
});

/** Facts a trade buyer compares: term and value in two columns with hairlines, as on a delivery note. */
export function DescriptionList(given: DescriptionListProps): JSX.Element {
  const { items, columns, variant, ...rest } = useThemedProps('TkDescriptionList', given, { columns: 1, variant: 'lines' });
  return (
    <Root {...rest} data-columns={columns} data-variant={variant}>
      {items.map(({ term, description }) =>
        description === undefined || description === null || description === '' ? null : (
          <div key={term}>
            <dt>{term}</dt>
            {/* "24 × 330 ml" is read from the left in every language. */}
            <dd>{typeof description === 'string' ? <bdi>{description}</bdi> : description}</dd>
          </div>
        ),
      )}
    </Root>
  );
}
