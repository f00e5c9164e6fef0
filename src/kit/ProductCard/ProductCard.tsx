import { createElement, type ComponentProps, type ElementType, type JSX, type ReactNode } from 'react';
import { TagIcon } from '../icons/TagIcon.ts';
import { Anchor } from '../Link/index.ts';
import { priceSlot as priceSlotMessages } from '../messages/en-GB/priceSlot.ts';
import { denseSpace, down, hover, inCaps, inHeadingType, inRow, line, sized, styled, token, useMessages, useThemedProps } from '../part.ts';
import type { Owned, Overridden, Rooted, Slotted, SlotProps } from '../part.ts';
import type { PictureProps } from '../Picture/index.ts';
import { BarePicture, pictureStyles } from '../Picture/internal.ts';
import type { LinkComponentProps } from '../provider/index.ts';
import { StorageBadge, type Storage } from '../StorageBadge/index.ts';
import { breakpoints } from '../theme/generated/token-names.ts';
import { splitName } from './splitName.ts';
import { shownPrice } from '../utils/shownPrice.ts';
import { cardFocus, cardFrame, wholeCard } from '../utils/card.ts';

/** Props of {@link ProductCard}; every other prop of a `<div>` reaches it. */
export interface ProductCardProps extends Omit<ComponentProps<'div'>, 'children' | 'style'>, Slotted<'link'>, Rooted {
  /** Where the product is. */
  href: string;
  /** Its name; up to three lines are shown, five on phones. A brand it begins with and a pack size it ends with stand above and below the rest, once. */
  name: string;
  /** Level of the name in the outline of the page. Default: 3. */
  level?: 2 | 3 | 4 | 5 | 6;
  /** Its picture; decoration, since the name stands beside it (`alt` may be given all the same). */
  picture: Omit<PictureProps, 'alt' | 'sx'> & { alt?: string };
  /** Maker of the product. */
  brand?: string;
  /** How it is packed: "24 × 330 ml". */
  packSize?: string;
  /** That the card stands for other packs too, after the pack size: "3 sizes". */
  packs?: string;
  /** Where and how it was caught or farmed, in a line: "Barents Sea, trawl". Rows have no room for it (`ProductRows`). */
  origin?: ReactNode;
  /** Trade code, as on the shelf label. */
  code?: string;
  /** In a frame, or with a frame around the picture alone. Default: `outlined`. */
  variant?: 'outlined' | 'plain';
  /** Where it is kept. */
  storage?: Storage;
  /** More to know at a glance, such as allergens. Only rows have room for it (`ProductRows`). */
  note?: ReactNode;
  /** A yellow ticket on the picture: "New in", "Best seller". */
  ticket?: ReactNode;
  /** Content of the price's place: `<><strong>£11.49</strong> ex VAT</>`, the figure large. `null` for nothing. Default: a line that says that prices need registration, as `PriceSlot` has it. */
  price?: ReactNode;
  /** Props of the inner elements. */
  slotProps?: SlotProps<{ link?: Partial<LinkComponentProps> }, ProductCardProps, 'link'>;
}

const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

/** Width of a card in pixels from which most makers' names leave room for a code beside them. */
const codeBesideBrand = 200;

const Root = styled('div', { name: 'TkProductCard' })<Owned>({
  // One styled element for the whole card: it stands up to a hundred times on a page.
  ...cardFrame,
  position: 'relative',
  color: token('color.text.muted'),
  overflowWrap: 'anywhere',
  ...sized('font.size.xs', 'font.line-height.snug'),
  '& > [data-ratio]': pictureStyles,
  '& > div': {
    display: 'flex',
    flexDirection: 'column',
    flex: 1,
    gap: denseSpace('space.1'),
    padding: `${denseSpace('space.2')} ${denseSpace('space.3')}`,
  },
  '&[data-variant="plain"]': {
    overflow: 'visible',
    borderColor: 'transparent',
    background: 'none',
    '& > [data-ratio]': { borderRadius: token('radius.large'), overflow: 'clip' },
    '& > div': { paddingInline: token('space.1'), paddingBlockEnd: denseSpace('space.1') },
  },
  '& :is(h2, h3, h4, h5, h6)': {
    order: 1,
    textWrap: 'wrap',
    ...sized('font.size.md', 'font.line-height.snug'),
  },
  '& :is(h2, h3, h4, h5, h6) > a': {
    display: 'flex',
    flexDirection: 'column',
    gap: denseSpace('space.1'),
    color: token('color.text.default'),
    textDecoration: 'none',
    outline: 'none',
    '&::after': wholeCard,
  },
  '& [data-name]': {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 3,
    // In a narrow column pack and grade would be cut off, which tell one product from the next.
    [down('sm')]: { WebkitLineClamp: 5 },
    overflow: 'hidden',
  },
  '& :is([data-brand], [data-pack])': { fontFamily: token('font.family.text'), lineHeight: token('font.line-height.snug') },
  '& [data-brand]': {
    ...oneLine,
    color: token('color.text.muted'),
    ...inCaps('font.size.xs'),
  },
  '& [data-pack]': {
    order: 2,
    color: token('color.text.default'),
    fontSize: token('font.size.sm'),
    fontWeight: token('font.weight.medium'),
    fontVariantNumeric: 'tabular-nums',
    letterSpacing: 'normal',
    '& > span': { color: token('color.text.muted'), fontWeight: token('font.weight.regular') },
  },
  '& [data-origin]': { order: 2, ...oneLine },
  // The code shares the line of the brand where there is room for both, and the storage lies on the picture, opposite the ticket.
  '& [data-code]': { order: 3, fontVariantNumeric: 'tabular-nums' },
  [`@container (min-width: ${codeBesideBrand}px)`]: {
    '& [data-code]': {
      order: -1,
      alignSelf: 'end',
      maxInlineSize: '8ch',
      ...oneLine,
      marginBlockEnd: `calc(-1lh - ${denseSpace('space.1')})`,
    },
    '& [data-brand]': { paddingInlineEnd: '8ch' },
    // A plain card begins with its name and ends with its brand.
    '&[data-variant="plain"]:has([data-brand]) [data-code]': { order: 4, marginBlock: `calc(-1lh - ${denseSpace('space.1')}) 0` },
  },
  '&[data-variant="plain"] > [data-ticket]': { insetInlineStart: token('space.2'), borderRadius: token('radius.action') },
  '&[data-variant="plain"] [data-brand]': { order: 3, letterSpacing: 'normal', textTransform: 'none' },
  '& [data-edge]': {
    position: 'absolute',
    insetBlockStart: token('space.2'),
    insetInlineEnd: token('space.2'),
    // On a phone's narrow picture the sign stands alone; its word is still read.
    [down('sm')]: { '& > span': { gap: 0, fontSize: 0 } },
  },
  '& [data-price]': {
    order: 4,
    ...inRow('space.1-5'),
    marginBlockStart: 'auto',
    paddingBlockStart: denseSpace('space.2'),
    borderBlockStart: line('color.border.hairline'),
  },
  '& [data-price="given"]': shownPrice,
  '& > [data-ticket]': {
    position: 'absolute',
    insetBlockStart: token('space.2'),
    insetInlineStart: 0,
    // The storage stands opposite.
    maxInlineSize: '60%',
    ...oneLine,
    padding: `${token('space.0-5')} ${token('space.3')}`,
    borderStartEndRadius: token('radius.action'),
    borderEndEndRadius: token('radius.action'),
    ...inHeadingType('font.weight.bold'),
    fontSize: token('font.size.sm'),
    color: token('color.ticket.text'),
    background: token('color.ticket.background'),
  },
  '& [data-note]': { display: 'none' },
  ...cardFocus,
  [hover]: { '&:hover': { borderColor: token('color.border.strong'), '& [data-name]': { textDecoration: 'underline' } } },
  // Alone in its row the card lies down. `ProductGrid` makes each cell a container.
  [`@container (min-width: ${breakpoints.sm}px)`]: {
    flexDirection: 'row',
    '& > [data-ratio]': { inlineSize: token('size.sidebar'), alignSelf: 'start' },
    '& > div': { padding: denseSpace('space.6') },
    '& [data-edge]': { order: 3, position: 'static' },
    '& :is(h2, h3, h4, h5, h6)': { fontSize: token('font.size.xl') },
  },
});

/** A product in a list: the whole card is one link, named by the product. */
export function ProductCard<Root extends ElementType = ElementType>(given: Overridden<ProductCardProps, Root>): JSX.Element {
  const { href, name, level, variant, picture, brand, packSize, packs, origin, code, storage, note, ticket, price, slotProps, ...rest } =
    useThemedProps('TkProductCard', given, { level: 3, variant: 'outlined' });
  const { as: Name = Anchor, ...link }: Partial<LinkComponentProps> & Pick<Owned, 'as'> = slotProps?.link ?? {};
  const texts = useMessages('priceSlot', priceSlotMessages);
  const [before, shown, after] = splitName(name, brand, packSize);
  // Brand and pack size that stand in the name too are part of the link, whose text is its accessible name. In a plain card the brand ends the facts, and is seen there.
  const isApart = before && variant === 'plain';
  const brandLine = brand ? (
    <span data-brand="" aria-hidden={isApart || undefined}>
      {brand}
    </span>
  ) : null;
  const packLine = packSize ? (
    <span data-pack="">
      <bdi>{packSize}</bdi>
      {packs ? <span>, {packs}</span> : null}
    </span>
  ) : null;
  return (
    <Root {...rest} data-variant={variant}>
      <BarePicture late {...picture} alt={picture.alt ?? ''} />
      <div>
        {before && !isApart ? null : brandLine}
        {createElement(
          `h${level}`,
          null,
          <Name {...link} href={href}>
            {isApart ? <span className="tk-visually-hidden">{brand} </span> : before ? <>{brandLine} </> : null}
            <span data-name="">{shown}</span>
            {after ? <> {packLine}</> : null}
          </Name>,
        )}
        {after ? null : packLine}
        {origin ? <span data-origin="">{origin}</span> : null}
        {code ? <span data-code="">{code}</span> : null}
        {storage ? (
          <div data-edge="">
            <StorageBadge storage={storage} />
          </div>
        ) : null}
        {note ? <span data-note="">{note}</span> : null}
        {price === null ? null : (
          <div data-price={price === undefined ? '' : 'given'} data-personal="">
            {price ?? (
              <>
                <TagIcon size="small" />
                <span>{texts.short}</span>
              </>
            )}
          </div>
        )}
      </div>
      {ticket ? <span data-ticket="">{ticket}</span> : null}
    </Root>
  );
}
