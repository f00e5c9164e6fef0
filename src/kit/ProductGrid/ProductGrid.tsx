import { Children, type ComponentProps, type ElementType, type JSX, type ReactNode } from 'react';
import { productGrid as productGridMessages } from '../messages/en-GB/productGrid.ts';
import { line, oneColumn, styled, token, up, useMessages, useThemedProps } from '../part.ts';
import type { Owned, Overridden, Rooted, Styled, Worded } from '../part.ts';
import { Skeleton } from '../Skeleton/index.ts';
import { bareList } from '../utils/bareList.ts';

/** Props of {@link ProductGrid}; every other prop of a `<ul>` reaches it. */
export interface ProductGridProps extends Omit<ComponentProps<'ul'>, 'style'>, Styled, Rooted, Worded<'productGrid'> {
  /** `ProductCard`s; each becomes an item of the list. */
  children?: ReactNode;
  /** How many place-holders to show instead of products that have not come yet. Default: 0. */
  skeletons?: number;
  /** The products shown are old and new ones are on their way: their pictures are dimmed, and they are still usable. Default: `false`. */
  busy?: boolean;
  /** How many stand side by side from `lg` up: 3 with large pictures (4 from 96 rem) or 6 small ones are for a selection, 4 for a list. Default: 4. */
  columns?: 3 | 4 | 6;
  /** A single product takes the whole width, as the result of a search does; otherwise it is as wide as one of many. Default: `true`. */
  fill?: boolean;
}

/** So many columns, but fewer where the reader's text is so large that a column would be narrower than 8 of its letters. */
const sideBySide = (count: number, gap: string) => ({
  gap,
  '&:not([data-fill]), &:not(:has(> :only-child))': {
    gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, max(8rem, (100% - ${count - 1} * ${gap}) / ${count})), 1fr))`,
  },
});

const Root = styled('ul', { name: 'TkProductGrid' })<Owned>({
  ...oneColumn,
  '& > li': { containerType: 'inline-size' },
  ...sideBySide(2, token('space.3')),
  [up('sm')]: sideBySide(3, token('space.gutter')),
  [up('lg')]: { '&[data-columns="4"]': sideBySide(4, token('space.3')), '&[data-columns="6"]': sideBySide(6, token('space.gutter')) },
  '@media (min-width: 96rem)': { '&[data-columns="3"]': sideBySide(4, token('space.gutter')) },
  '& img': { transition: `opacity ${token('motion.duration.medium')} ${token('motion.easing.standard')}` },
  '&[data-busy] img': { opacity: 0.4 },
  '& > [data-skeleton]': {
    overflow: 'hidden',
    border: line('color.border.hairline'),
    borderRadius: token('radius.large'),
    '& > [data-ratio]': { borderRadius: 0 },
    '& > [data-variant="text"]': { padding: token('space.3') },
  },
});

/** Products in 2, 3 and then as many columns as are asked for, a single one across the whole width unless it is one of a selection. */
export function ProductGrid<Root extends ElementType = ElementType>(given: Overridden<ProductGridProps, Root>): JSX.Element {
  const props = useThemedProps('TkProductGrid', given, { skeletons: 0, columns: 4, fill: true });
  const { children, skeletons, busy, columns, fill, messages, ...rest } = props;
  const texts = useMessages('productGrid', productGridMessages, messages);
  return (
    <Root
      {...bareList}
      aria-busy={busy || skeletons > 0 || undefined}
      aria-label={skeletons ? texts.loading : undefined}
      {...rest}
      data-busy={busy ? '' : undefined}
      data-columns={columns}
      data-fill={fill ? '' : undefined}
    >
      {Children.map(children, (card) => (
        <li>{card}</li>
      ))}
      {Array.from({ length: skeletons }, (_, index) => (
        <li key={index} data-skeleton="" aria-hidden>
          <Skeleton ratio="1/1" />
          <Skeleton variant="text" lines={5} />
        </li>
      ))}
    </Root>
  );
}
