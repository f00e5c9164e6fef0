import type { ComponentProps, ElementType, JSX, MouseEvent } from 'react';
import { ChevronLeftIcon } from '../icons/ChevronLeftIcon.ts';
import { ChevronRightIcon } from '../icons/ChevronRightIcon.ts';
import { Anchor } from '../Link/index.ts';
import { forcedColors, hover, inRow, styled, token, useThemedProps } from '../part.ts';
import type { Overridden, Owned, Rooted, Styled } from '../part.ts';

/** Props of {@link PaginationItem}; every other prop of a `<button>`, or of an `<a>` with `href`, reaches it. `Pagination` gives its `renderItem` all it needs. */
export interface PaginationItemProps
  extends
    Omit<ComponentProps<'button'>, 'ref' | 'type' | 'onClick'>,
    Styled<'selected' | 'disabled' | 'text' | 'outlined' | 'circular' | 'rounded'>,
    Rooted {
  /** Whether it leads to a page by its number, a step on, to an end, or to a page that was typed. Default: `page`. */
  type?: 'page' | 'previous' | 'next' | 'first' | 'last' | 'jump';
  /** The page that it leads to. */
  page?: number;
  /** It is the current page. Default: `false`. */
  selected?: boolean;
  /** There is no such page: says so and does nothing, but keeps the focus. Default: `false`. */
  disabled?: boolean;
  /** `text` without a line around it, or `outlined`. Default: `text`. */
  variant?: 'text' | 'outlined';
  /** `rounded` with the corners of a field, `circular` with round ends. Default: `rounded`. */
  shape?: 'circular' | 'rounded';
  /** Makes it a link to this place. */
  href?: string;
  /** Other icons; by default the ends are « and ». */
  slots?: { previous?: ElementType; next?: ElementType; first?: ElementType; last?: ElementType };
  /** It was pressed. */
  onClick?: (event: MouseEvent<HTMLElement>) => void;
}

/** Props that a `Pagination` gives its `renderItem`. */
export type PaginationRenderItemParams = Pick<
  PaginationItemProps,
  'type' | 'page' | 'selected' | 'disabled' | 'children' | 'aria-label' | 'href' | 'rel' | 'onClick' | 'variant' | 'shape'
>;

const Root = styled('button', { name: 'TkPaginationItem' })<Owned & { href?: string | undefined; rel?: string | undefined }>({
  ...inRow('space.1'),
  justifyContent: 'center',
  minInlineSize: token('size.control.medium'),
  minBlockSize: token('size.control.medium'),
  paddingInline: token('space.1'),
  border: `${token('border-width.hairline')} solid transparent`,
  borderRadius: token('radius.medium'),
  background: 'transparent',
  color: token('color.text.default'),
  fontWeight: token('font.weight.medium'),
  textDecoration: 'none',
  [hover]: { '&:hover': { borderColor: token('color.border.strong') } },
  '&[aria-current]': {
    background: token('color.ticket.background'),
    color: token('color.ticket.text'),
    fontWeight: token('font.weight.bold'),
    cursor: 'default',
    [forcedColors]: { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' },
  },
  '&[data-step]': { borderColor: token('color.border.hairline'), paddingInline: token('space.2') },
  '&[aria-disabled]': {
    borderColor: 'transparent',
    color: token('color.text.disabled'),
    cursor: 'default',
    [forcedColors]: { borderColor: 'GrayText', color: 'GrayText' },
  },
});

const icons = { previous: ChevronLeftIcon, next: ChevronRightIcon };

/** A page of a `Pagination`, or a step in it, for `renderItem`. */
export function PaginationItem<Root extends ElementType = ElementType>(given: Overridden<PaginationItemProps, Root>): JSX.Element {
  const props = useThemedProps('TkPaginationItem', given, { type: 'page', variant: 'text', shape: 'rounded' });
  const { type, page, shape: _shape, selected, disabled, slots, as, children, ...rest } = props;
  const Icon = ({ ...icons, ...slots } as Readonly<Record<string, ElementType | undefined>>)[type];
  const element = as ?? (rest.href === undefined ? 'button' : Anchor);
  return (
    <Root
      as={element}
      type={element === 'button' ? 'button' : undefined}
      data-step={type === 'page' ? undefined : type}
      aria-current={selected ? 'page' : undefined}
      aria-disabled={disabled || undefined}
      {...rest}
    >
      {Icon && type !== 'next' && <Icon />}
      {type === 'previous' || type === 'next' ? <span>{children}</span> : !Icon && (children ?? page)}
      {Icon && type === 'next' && <Icon />}
    </Root>
  );
}
