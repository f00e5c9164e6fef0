import { useEffect, useRef, type JSX, type ReactNode } from 'react';
import type { SxProps } from '@mui/system';
import { MessageIcon } from '../icons/MessageIcon.ts';
import { Anchor } from '../Link/index.ts';
import { messagingButton as messagingButtonMessages } from '../messages/en-GB/messagingButton.ts';
import { useMessages, type LinkComponentProps } from '../provider/index.ts';
import { down, hover, touchDensity, up } from '../theme/media.ts';
import { styled } from '../theme/styled.ts';
import { token } from '../theme/token.ts';
import { useMergedRefs } from '../utils/useMergedRefs.ts';
import type { Owned } from '../theme/styled.ts';
import { useThemedProps } from '../theme/useThemedProps.ts';

/** Props of {@link MessagingButton}; every other prop of an `<a>` reaches it. */
export interface MessagingButtonProps extends Omit<LinkComponentProps, 'children'> {
  /** The address of the messaging app. Opens in a new tab. */
  href: string;
  /** Another icon than the speech bubble. */
  icon?: ReactNode;
  /** Texts in another language or tone. */
  messages?: Partial<typeof messagingButtonMessages>;
  /** Style overrides by the design tokens' grid and breakpoints. */
  sx?: SxProps;
}

const size = `calc(${token('size.control.large')} + ${token('space.1')})`;
/** On phones it takes no more of the page than a finger needs. */
const smallSize = token('size.control.medium');

const small = { inlineSize: smallSize, blockSize: smallSize, insetInlineEnd: token('space.2') };

/** Where it stands when nothing is in the way. */
const place = {
  position: 'fixed',
  insetBlockEnd: `calc(${token('space.4')} + env(safe-area-inset-bottom, 0px))`,
  insetInlineEnd: token('space.4'),
  inlineSize: size,
  blockSize: size,
  [down('sm')]: small,
  [up('md')]: { insetInlineEnd: token('space.6'), insetBlockEnd: `calc(${token('space.6')} + env(safe-area-inset-bottom, 0px))` },
} as const;

/** Out of the way: a tab at the edge of the screen, as wide as a finger needs at least; on wide screens no wider than the margin of the page. */
const aside = {
  inlineSize: token('size.target'),
  insetInlineEnd: 0,
  borderInlineEndWidth: 0,
  borderRadius: `${token('radius.medium')} 0 0 ${token('radius.medium')}`,
  '&:dir(rtl)': { borderRadius: `0 ${token('radius.medium')} ${token('radius.medium')} 0` },
  '& > svg': { scale: '0.5' },
  [up('md')]: { inlineSize: token('space.gutter-wide') },
} as const;

/** Where that would cover something, which it does not in the margin of a wide page: a tab as wide as the margin of a narrow one, in which nothing stands. */
const inMargin = { [down('md')]: { inlineSize: token('space.gutter') } } as const;

const Root = styled(Anchor, { name: 'TkMessagingButton' })<Owned>({
  ...place,
  zIndex: token('layer.floating'),
  display: 'grid',
  placeContent: 'center',
  overflow: 'hidden',
  color: token('color.text.inverse'),
  background: token('color.surface.inverse'),
  border: `${token('border-width.strong')} solid ${token('color.text.inverse')}`,
  borderRadius: token('radius.full'),
  boxShadow: token('shadow.overlay'),
  transition: ['inline-size', 'inset-inline-end', 'border-radius', 'scale']
    .map((property) => `${property} ${token('motion.duration.fast')} ${token('motion.easing.standard')}`)
    .join(', '),
  [down('sm')]: small,
  '&:not([data-out="full"], :hover, :focus-visible)': aside,
  '&:not([data-out], :hover, :focus-visible)': inMargin,
  // Where targets are made for fingers it stays one, though it covers more than the margin.
  [touchDensity]: { '&:not([data-out], :hover, :focus-visible)': { [down('md')]: { inlineSize: token('size.target') } } },
  [hover]: { '&:hover': { scale: '1.06' } },
  '@media print': { display: 'none' },
});

/** Marks the place of the button, to look for content there. */
const Room = styled('span', { name: 'TkMessagingButton', slot: 'Room' })({ ...place, visibility: 'hidden', pointerEvents: 'none' });

/** A landmark without a box: content outside header, content area and footer must still belong to a landmark. */
const Landmark = styled('aside', { name: 'TkMessagingButton', slot: 'Landmark' })({ display: 'contents' });

/**
 * Floats above the page and starts a conversation in a messaging app. Below the dialogs, and over nothing that is read or pressed, nor in full over a panel or
 * a picture: there it draws back to a tab at the edge of the screen, which a pointer or the focus brings out, and on phones to one as narrow as the margin of
 * the page for as long as a wider one would be in the way. It never goes away. `base.css` scrolls a focused element clear of anything with `data-floating`.
 */
export function MessagingButton(given: MessagingButtonProps): JSX.Element {
  const { icon, messages, ref, ...rest } = useThemedProps('TkMessagingButton', given);
  const texts = useMessages('messagingButton', messagingButtonMessages, messages);
  const button = useRef<HTMLAnchorElement>(null);
  const room = useRef<HTMLSpanElement>(null);
  const refs = useMergedRefs(button, ref);
  useEffect(() => {
    let end: (() => void) | undefined;
    let isGone = false;
    // Not needed for the first look; without it the button stays out of the way.
    import('./avoidContent.ts').then(
      ({ avoidContent }) => {
        if (!isGone && button.current && room.current) end = avoidContent(button.current, room.current);
      },
      () => undefined,
    );
    return () => {
      isGone = true;
      end?.();
    };
  }, []);
  return (
    <Landmark aria-label={texts.landmark}>
      <Root
        ownerState={given}
        data-floating=""
        aria-label={texts.label}
        title={texts.label}
        target="_blank"
        rel="noopener noreferrer"
        {...rest}
        ref={refs}
      >
        {icon ?? <MessageIcon size="large" />}
      </Root>
      <Room ref={room} />
    </Landmark>
  );
}
