import { useState, type ComponentProps, type ElementType, type JSX, type MouseEvent, type ReactNode } from 'react';
import { pagination } from '../messages/en-GB/pagination.ts';
import { styled, token, up, useMessages, useThemedProps, wrapping } from '../part.ts';
import type { Owned, Overridden, Rooted, Styled, Worded } from '../part.ts';
import { unseen } from '../utils/unseen.ts';
import { useSwitchWarning } from '../utils/warnings.ts';
import { PaginationContext } from './paginationContext.ts';
import { PaginationItem, type PaginationRenderItemParams } from './PaginationItem.tsx';
import { clampPage, paginationItems, wholeCount, type PaginationShape } from './paginationModel.ts';

/** Props of {@link Pagination}; every other prop of a `<nav>` reaches its root. */
export interface PaginationProps extends Omit<ComponentProps<'nav'>, 'onChange'>, PaginationShape, Styled, Rooted, Worded<'pagination'> {
  /** The current page, from 1, when the caller keeps it. Beyond the ends the nearest end counts. */
  page?: number;
  /** The page at the start, when the bar keeps it itself. Default: `1`. */
  defaultPage?: number;
  /** How many pages there are. With fewer than two only `children` are rendered. Left out, nobody knows: the steps and the page's number are shown. */
  count?: number | undefined;
  /** There is a page after this one, where nobody knows how many there are. Default: `true`. */
  hasNext?: boolean;
  /** `text` without lines around the pages, or `outlined`. Default: `text`. */
  variant?: 'text' | 'outlined';
  /** `rounded` with the corners of a field, `circular` with round ends. Default: `rounded`. */
  shape?: 'circular' | 'rounded';
  /** A button for the first page stands before Previous. Default: `false`. */
  showFirstButton?: boolean;
  /** A button for the last page, where it is known, stands after Next. Default: `false`. */
  showLastButton?: boolean;
  /** The address of a page. With it the pages are links, which open in a new tab and work without script; without it buttons. */
  getHref?: (page: number) => string;
  /** Another page was chosen. Of a link it is told before the browser follows it. */
  onChange?: (event: MouseEvent<HTMLElement>, page: number) => void;
  /** Shows a page or a step in another way, most often as a `PaginationItem` with these and further props. */
  renderItem?: (item: PaginationRenderItemParams) => ReactNode;
  /** Below the pages: `PaginationTools`. */
  children?: ReactNode;
}

/** The pages, and below them the arrows with the position between. */
const twoRows = {
  display: 'grid',
  gridTemplateColumns: 'auto 1fr auto',
  gridTemplateAreas: '"pages pages pages" "previous position next"',
  rowGap: token('space.2'),
  '& > ul': { gridArea: 'pages', gap: 0 },
  '& > [data-step] > span': { display: 'none' },
  '& > [data-step="previous"]': { gridArea: 'previous', minInlineSize: token('space.16') },
  '& > [data-step="next"]': { gridArea: 'next', minInlineSize: token('space.16') },
  '& > [data-step="first"]': { gridArea: '3 / 1' },
  '& > [data-step="last"]': { gridArea: '3 / 3' },
  '& > output': {
    gridArea: 'position',
    position: 'static',
    inlineSize: 'auto',
    blockSize: 'auto',
    clipPath: 'none',
    whiteSpace: 'normal',
    textAlign: 'center',
    color: token('color.text.muted'),
  },
} as const;

const wrappedRows = { ...twoRows, '& > ul': { ...twoRows['& > ul'], flexWrap: 'wrap' } } as const;

const Root = styled('nav', { name: 'TkPagination' })<Owned>({
  containerType: 'inline-size',
  fontFamily: token('font.family.heading'),
  fontVariantNumeric: 'tabular-nums',
  '& > div': { ...wrapping('space.1'), justifyContent: 'center', alignItems: 'center' },
  '& ul': { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 'inherit', margin: 0, padding: 0, listStyle: 'none' },
  '& [data-step] > span': { display: 'none', [up('sm')]: { display: 'inline' } },
  '& li[aria-hidden]': { alignSelf: 'center', inlineSize: token('size.icon.large'), textAlign: 'center', color: token('color.text.muted') },
  // The position is spoken when it changes; where the row does not fit it is also shown, between the arrows.
  '& > div > output': unseen,
  // Nine targets of full size side by side need about 25 rem. Below that few pages share the row out among them, each no less than a target;
  // many, or large letters, get a row of their own and the arrows the one below.
  '@container (max-width: 25rem)': {
    '& > div:not([data-wide])': {
      flexWrap: 'nowrap',
      '& > ul': { flexWrap: 'nowrap', minInlineSize: 0 },
      '& li:not([aria-hidden], :only-child), & > [data-step]': { inlineSize: token('size.control.medium') },
      // Buttons do not fill their place by themselves, as links do.
      '& a, & button': { inlineSize: '100%', minInlineSize: token('size.target'), paddingInline: 0 },
      '& > [data-step] > span': { display: 'none' },
    },
    '& > div[data-wide]': twoRows,
    // Targets for fingers do not share a row; they are wider than it.
    '[data-density="touch"] & > div:not([data-wide])': wrappedRows,
  },
  '@container (max-width: 15.5rem)': { '& > div:not([data-wide])': wrappedRows },
});

/** How a link stands to the page it is on. */
const rels: { [Type in NonNullable<PaginationRenderItemParams['type']>]?: string } = { previous: 'prev', next: 'next' };

/** Most items that share a row at 320 px, as long as their numbers have a single digit. */
const fewItems = 7;

/**
 * The way through a list of many pages: the first, the last, the current page and its neighbours, ellipses for the gaps.
 *
 * At the ends Previous and Next stay where they are and do nothing, so that a visitor who got there by keyboard keeps the focus.
 */
export function Pagination<Root extends ElementType = ElementType>(given: Overridden<PaginationProps, Root>): JSX.Element | null {
  const props = useThemedProps('TkPagination', given, { defaultPage: 1, hasNext: true, variant: 'text', shape: 'rounded' });
  const { page, defaultPage, count: givenCount, hasNext, siblingCount, boundaryCount, getHref, onChange, ...more } = props;
  const { renderItem = (item) => <PaginationItem {...item} />, children: tools, messages, shape, ...rest } = more;
  const texts = useMessages('pagination', pagination, messages);
  const [own, setOwn] = useState(defaultPage);
  useSwitchWarning('Pagination', 'page', page);
  const isOpen = givenCount === undefined;
  const asked = page ?? own;
  const count = isOpen ? (hasNext ? Infinity : asked) : wholeCount(givenCount);
  const current = clampPage(asked, count);
  const entries = isOpen ? [current] : paginationItems(current, count, { siblingCount, boundaryCount });

  /** A target beyond the ends is the current page: the element stays, it only does nothing. */
  const item = (target: number, label: string, children: ReactNode, type: keyof typeof rels = 'page'): ReactNode => {
    const to = clampPage(target, count);
    const isHere = to === current;
    const isPage = type === 'page';
    return renderItem({
      type,
      page: to,
      selected: isPage && isHere,
      disabled: !isPage && isHere,
      variant: rest.variant,
      shape,
      children,
      'aria-label': label,
      ...(getHref && { href: getHref(to), rel: rels[type] }),
      onClick: (event) => {
        if (isHere) {
          if (!isPage) event.preventDefault();
          return;
        }
        setOwn(to);
        onChange?.(event, to);
      },
    });
  };

  const bar = isOpen || count > 1 ? { current, item } : undefined;
  if (!bar && !tools) return null;
  return (
    <Root aria-label={texts.label} {...rest}>
      {bar && (
        <div data-wide={entries.length > fewItems || (entries.length > 5 && count > 9) || undefined}>
          {rest.showFirstButton && item(1, texts.firstLabel, '«', 'first')}
          {item(current - 1, texts.previousLabel, texts.previous, 'previous')}
          <ul>
            {entries.map((entry) => (
              <li key={entry} aria-hidden={typeof entry === 'string' || undefined}>
                {typeof entry === 'string' ? '…' : item(entry, texts.page(entry), isOpen ? texts.page(entry) : entry)}
              </li>
            ))}
          </ul>
          {item(current + 1, texts.nextLabel, texts.next, 'next')}
          {rest.showLastButton && !isOpen && item(count, texts.lastLabel, '»', 'last')}
          <output>{isOpen ? texts.page(current) : texts.status(current, count)}</output>
        </div>
      )}
      <PaginationContext value={bar}>{tools}</PaginationContext>
    </Root>
  );
}
