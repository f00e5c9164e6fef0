import type { ComponentProps, ElementType, JSX, ReactNode } from 'react';
import { Button } from '../Button/index.ts';
import { TagIcon } from '../icons/TagIcon.ts';
import { priceSlot as priceSlotMessages } from '../messages/en-GB/priceSlot.ts';
import { framed, inHeadingType, sized, styled, token, useMessages, useThemedProps, wrapping } from '../part.ts';
import type { Owned, Overridden, Rooted, Styled, Worded } from '../part.ts';
import { shownPrice } from '../utils/shownPrice.ts';

/** Props of {@link PriceSlot}; every other prop of a `<div>` reaches it. */
export interface PriceSlotProps extends Omit<ComponentProps<'div'>, 'style' | 'title'>, Styled, Rooted, Worded<'priceSlot'> {
  /** `card` one short line without a link, since a card is a link itself; `detail` a panel with the way to register. Default: `card`. */
  variant?: 'card' | 'detail';
  /** Where one registers. Only in `detail`; without it no link is shown. */
  href?: string;
  /** Where one asks to be told once prices open. Only in `detail`; without it no link is shown. */
  notifyHref?: string;
  /** Asked to be told once prices open, where that takes no other page. Only in `detail`; takes the place of `notifyHref`. */
  onNotify?: () => void;
  /** Takes the place of the explanation: a price, once the visitor may see it. The figure stands in a `<strong>`, which is large. */
  children?: ReactNode;
}

const Root = styled('div', { name: 'TkPriceSlot' })<Owned>({
  '&[data-variant="card"]': {
    display: 'flex',
    // Its line is that of the words, also beside other text.
    alignItems: 'baseline',
    gap: token('space.1-5'),
    ...sized('font.size.xs', 'font.line-height.snug'),
    color: token('color.text.muted'),
    '& > svg': { alignSelf: 'center' },
    '&[data-shown]': shownPrice,
  },
  '&[data-variant="detail"]': {
    ...wrapping('space.3'),
    alignItems: 'center',
    justifyContent: 'space-between',
    padding: token('space.3'),
    ...framed('medium'),
    borderInlineStart: `${token('space.1')} solid ${token('color.ticket.background')}`,
    '@media print': { display: 'none' },
    '& > p': { flex: `1 1 calc(${token('size.sidebar')} * 0.8)`, whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
    // The ways stand side by side below the words, at once as wide as each other on a phone.
    '& > div': { display: 'flex', flexWrap: 'wrap', flex: '1 1 100%', gap: token('space.3'), '& > *': { flexGrow: 1 } },
    '& strong': {
      display: 'block',
      ...inHeadingType('font.weight.heading'),
      ...sized('font.size.md', 'font.line-height.snug'),
    },
  },
});

/** Stands in the price's place and says how to see it. */
export function PriceSlot<Root extends ElementType = ElementType>(given: Overridden<PriceSlotProps, Root>): JSX.Element {
  const { variant, href, notifyHref, onNotify, children, messages, ...rest } = useThemedProps('TkPriceSlot', given, { variant: 'card' });
  const texts = useMessages('priceSlot', priceSlotMessages, messages);
  const asks = onNotify ? ({ onClick: onNotify, 'aria-haspopup': 'dialog' } as const) : notifyHref ? { href: notifyHref } : undefined;
  return (
    <Root data-personal="" {...rest} data-variant={variant} data-shown={children ? '' : undefined}>
      {children ??
        (variant === 'card' ? (
          <>
            <TagIcon size="small" />
            <span>{texts.short}</span>
          </>
        ) : (
          <>
            <p>
              <strong>{texts.title}</strong>
              {texts.explanation ? <span>{texts.explanation}</span> : null}
            </p>
            {href || asks ? (
              <div>
                {href ? (
                  <Button variant="contained" href={href}>
                    {texts.register}
                  </Button>
                ) : null}
                {asks ? <Button {...asks}>{texts.notify}</Button> : null}
              </div>
            ) : null}
          </>
        ))}
    </Root>
  );
}
