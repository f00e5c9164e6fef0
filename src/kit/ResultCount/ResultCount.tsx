import type { ComponentProps, JSX } from 'react';
import { resultCount as resultCountMessages } from '../messages/en-GB/resultCount.ts';
import { styled, token, useMessages, useThemedProps, type Owned, type Styled, type Worded } from '../part.ts';

/** Props of {@link ResultCount}; every other prop of an `<output>` reaches it. */
export interface ResultCountProps extends Omit<ComponentProps<'output'>, 'children' | 'style'>, Styled, Worded<'resultCount'> {
  /** How many there are in all. Default: not known yet; nothing is announced, and the row keeps its height. */
  total?: number | undefined;
  /** Number of the page shown, from 1. Default: 1. */
  page?: number;
  /** How many a page shows. Default: all. */
  pageSize?: number;
  /** The order they are in, by its name: spoken with the number, so that a new one is announced; not shown. Default: not announced. */
  order?: string;
  /** New results are on their way: nothing is announced until they are there. Default: `false`. */
  busy?: boolean;
}

const Root = styled('output', { name: 'TkResultCount' })<Owned>({
  display: 'block',
  minBlockSize: '1lh',
  fontSize: token('font.size.sm'),
  color: token('color.text.muted'),
  fontVariantNumeric: 'tabular-nums',
});

/**
 * How many results there are and which of them are shown. Keep it mounted while the results change: it is a polite live region, so
 * assistive technology says the new text, and says nothing when the page opens.
 */
export function ResultCount(given: ResultCountProps): JSX.Element {
  const { total, page, pageSize, order, busy, messages, ...rest } = useThemedProps('TkResultCount', given, { page: 1 });
  const texts = useMessages('resultCount', resultCountMessages, messages);
  const all = total ?? 0;
  const size = pageSize ?? all;
  const from = Math.min((page - 1) * size + 1, all);
  const to = Math.min(page * size, all);
  const words = all === 0 ? texts.none : from === 1 && to === all ? texts.all(all) : texts.range(from, to, all);
  return (
    <Root aria-busy={busy || undefined} {...rest}>
      {total === undefined ? null : <span>{words}</span>}
      {order && all > 1 ? <span className="tk-visually-hidden">{texts.order(order)}</span> : null}
    </Root>
  );
}
