import type { JSX, ReactNode } from 'react';
import type { SxProps } from '@mui/system';
import { pageGutters } from '../Container/index.ts';
import { ArrowRightIcon } from '../icons/ArrowRightIcon.ts';
import { Anchor } from '../Link/index.ts';
import { banner as bannerMessages } from '../messages/en-GB/banner.ts';
import { useMessages, type LinkComponentProps } from '../provider/index.ts';
import { forcedColors, hover } from '../theme/media.ts';
import { styled } from '../theme/styled.ts';
import { token } from '../theme/token.ts';
import { focusInside } from '../utils/ground.ts';
import type { Owned } from '../theme/styled.ts';
import { useThemedProps } from '../theme/useThemedProps.ts';

/** Props of {@link Banner}; every other prop of an `<a>` reaches it. */
export interface BannerProps extends LinkComponentProps {
  /** Where the whole strip leads. */
  href: string;
  /** Text of the banner: one sentence that also says where it leads. */
  children: ReactNode;
  /** Texts in another language or tone. */
  messages?: Partial<typeof bannerMessages>;
  /** Style overrides by the design tokens' grid and breakpoints. */
  sx?: SxProps;
}

const Root = styled(Anchor, { name: 'TkBanner' })<Owned>({
  ...pageGutters,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: token('space.3'),
  minBlockSize: token('size.control.medium'),
  paddingBlock: token('space.2'),
  color: token('color.banner.text'),
  background: token('color.banner.background'),
  fontFamily: token('font.family.heading'),
  fontSize: token('font.size.md'),
  fontWeight: token('font.weight.medium'),
  lineHeight: token('font.line-height.snug'),
  textDecoration: 'none',
  textWrap: 'balance',
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

/** A landmark without a box: content outside header, content area and footer must still belong to a landmark. */
const Landmark = styled('aside', { name: 'TkBanner', slot: 'Landmark' })({ display: 'contents', '@media print': { display: 'none' } });

/** A loud strip across the page that is one link. One per page. */
export function Banner(given: BannerProps): JSX.Element {
  const { messages, children, ...rest } = useThemedProps('TkBanner', given);
  const texts = useMessages('banner', bannerMessages, messages);
  return (
    <Landmark aria-label={texts.landmark}>
      <Root ownerState={given} {...rest}>
        <span>{children}</span>
        <ArrowRightIcon />
      </Root>
    </Landmark>
  );
}
