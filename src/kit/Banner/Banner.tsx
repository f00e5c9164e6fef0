import type { ElementType, JSX, ReactNode } from 'react';
import { pageGutters } from '../Container/index.ts';
import { ArrowRightIcon } from '../icons/ArrowRightIcon.ts';
import { CloseIcon } from '../icons/CloseIcon.ts';
import { IconButton } from '../IconButton/index.ts';
import { Anchor } from '../Link/index.ts';
import { banner as bannerMessages } from '../messages/en-GB/banner.ts';
import { down, forcedColors, hover, inRow, lowestScreen, sized, styled, token, up, useMessages, useThemedProps } from '../part.ts';
import type { Owned, Overridden, Rooted, Styled, Worded } from '../part.ts';
import type { LinkComponentProps } from '../provider/index.ts';
import { focusInside } from '../utils/ground.ts';

/** Props of {@link Banner}; every other prop of an `<a>` reaches it. */
export interface BannerProps extends LinkComponentProps, Styled, Rooted, Worded<'banner'> {
  /** Where the whole strip leads. */
  href: string;
  /** Text of the banner: one sentence that also says where it leads. Below `sm`, a part with `data-short` stands in the place of one with `data-long`; on the lowest screens a part with `data-more` is left out. */
  children: ReactNode;
  /** Makes a button that closes it: store the choice, and leave the banner out. */
  onClose?: () => void;
}

const Root = styled(Anchor, { name: 'TkBanner', slot: 'Root' })<Owned>({
  ...pageGutters,
  ...inRow('space.3'),
  justifyContent: 'center',
  minBlockSize: token('size.control.medium'),
  paddingBlock: token('space.2'),
  color: token('color.banner.text'),
  background: token('color.banner.background'),
  fontFamily: token('font.family.heading'),
  fontWeight: token('font.weight.medium'),
  ...sized('font.size.md', 'font.line-height.snug'),
  textDecoration: 'none',
  textWrap: 'balance',
  '&:has(+ button)': { paddingInlineEnd: token('space.16'), [down('md')]: { justifyContent: 'start', '& > svg': { display: 'none' } } },
  '& [data-short]': { display: 'none' },
  [`${down('sm')} and (min-height: 20.01rem)`]: { '& [data-short]': { display: 'inline' }, '& [data-long]': { display: 'none' } },
  [up('lg')]: { minBlockSize: token('size.control.small'), paddingBlock: token('space.1') },
  [lowestScreen]: { minBlockSize: token('size.target'), paddingBlock: token('space.1'), '& [data-more]': { display: 'none' } },
  ...focusInside,
  '& > svg': { transition: `translate ${token('motion.duration.fast')}` },
  [hover]: {
    '&:hover > span': {
      textDecorationLine: 'underline',
      textDecorationThickness: token('border-width.strong'),
      textUnderlineOffset: '0.2em',
    },
    '&:hover > svg': { translate: `${token('space.1')} 0`, '&:dir(rtl)': { translate: `calc(-1 * ${token('space.1')}) 0` } },
  },
  [forcedColors]: { borderBlock: `${token('border-width.hairline')} solid` },
});

/** Content outside header, content area and footer must still belong to a landmark. */
const Landmark = styled('aside', { name: 'TkBanner', slot: 'Landmark' })({
  position: 'relative',
  color: token('color.banner.text'),
  '& > button': {
    ...focusInside,
    position: 'absolute',
    insetInlineEnd: token('space.2'),
    insetBlock: 0,
    marginBlock: 'auto',
    [up('lg')]: { blockSize: '100%' },
    [lowestScreen]: { blockSize: '100%' },
  },
  '@media print': { display: 'none' },
});

/** A loud strip across the page that is one link. One per page. */
export function Banner<Root extends ElementType = ElementType>(given: Overridden<BannerProps, Root>): JSX.Element {
  const { messages, onClose, children, ...rest } = useThemedProps('TkBanner', given);
  const texts = useMessages('banner', bannerMessages, messages);
  return (
    <Landmark aria-label={texts.landmark} data-banner="">
      <Root {...rest}>
        <span>{children}</span>
        <ArrowRightIcon />
      </Root>
      {onClose ? (
        <IconButton label={texts.dismiss} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      ) : null}
    </Landmark>
  );
}
