import type { JSX, ReactNode } from 'react';
import type { SxProps } from '@mui/system';
import { MessageIcon } from '../icons/index.ts';
import { Anchor } from '../Link/index.ts';
import { messagingButton as messagingButtonMessages } from '../messages/en-GB/page.ts';
import { useMessages, type LinkComponentProps } from '../provider/index.ts';
import { down, hover, up } from '../theme/media.ts';
import { styled } from '../theme/styled.ts';
import { token } from '../theme/token.ts';

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

const Root = styled(Anchor)({
  position: 'fixed',
  insetBlockEnd: `calc(${token('space.4')} + env(safe-area-inset-bottom, 0px))`,
  insetInlineEnd: token('space.4'),
  zIndex: token('layer.floating'),
  display: 'grid',
  placeItems: 'center',
  inlineSize: size,
  blockSize: size,
  color: token('color.text.inverse'),
  background: token('color.surface.inverse'),
  border: `${token('border-width.strong')} solid ${token('color.text.inverse')}`,
  borderRadius: token('radius.full'),
  boxShadow: token('shadow.overlay'),
  transition: `scale ${token('motion.duration.fast')}`,
  [down('sm')]: { inlineSize: smallSize, blockSize: smallSize, insetInlineEnd: token('space.2'), '& > svg': { scale: '0.85' } },
  [hover]: { '&:hover': { scale: '1.06' } },
  [up('md')]: { insetInlineEnd: token('space.6'), insetBlockEnd: `calc(${token('space.6')} + env(safe-area-inset-bottom, 0px))` },
  '@media print': { display: 'none' },
});

/** A landmark without a box: what stands outside header, content and footer must still belong to one. */
const Landmark = styled('aside')({ display: 'contents' });

/**
 * Floats above the page and starts a conversation in a messaging app. Below the dialogs, and never over what has the focus: `base.css` scrolls
 * what is tabbed to clear of anything with `data-floating`.
 */
export function MessagingButton({ icon, messages, ...rest }: MessagingButtonProps): JSX.Element {
  const texts = useMessages('messagingButton', messagingButtonMessages, messages);
  return (
    <Landmark aria-label={texts.landmark}>
      <Root data-floating="" aria-label={texts.label} title={texts.label} target="_blank" rel="noopener noreferrer" {...rest}>
        {icon ?? <MessageIcon size="large" />}
      </Root>
    </Landmark>
  );
}
