import type { ElementType, JSX } from 'react';
import { MessageIcon } from '../icons/MessageIcon.ts';
import { Anchor } from '../Link/index.ts';
import { messagingButton as messagingButtonMessages } from '../messages/en-GB/messagingButton.ts';
import { hover, line, styled, token, up, useMessages, useThemedProps } from '../part.ts';
import type { Owned, Overridden, Rooted, Styled, Worded } from '../part.ts';
import type { LinkComponentProps } from '../provider/index.ts';

/** Props of {@link MessagingButton}; every other prop of an `<a>` reaches it. */
export interface MessagingButtonProps extends Omit<LinkComponentProps, 'children'>, Styled, Rooted, Worded<'messagingButton'> {
  /** The address of the messaging app. Opens in a new tab. */
  href: string;
}

/** From here on the margin beside the page is wide enough for a whole button. */
const wideMargin = '@media (min-width: 100rem)';

const size = `calc(${token('size.control.large')} + ${token('space.1')})`;

/** A tab in the margin, in which nothing stands; in a wider margin a round button. It never changes while the page moves. */
const Root = styled(Anchor, { name: 'TkMessagingButton', slot: 'Root' })<Owned>({
  position: 'fixed',
  insetBlockEnd: `calc(${token('space.6')} + env(safe-area-inset-bottom, 0px))`,
  insetInlineEnd: 0,
  zIndex: token('layer.floating'),
  display: 'grid',
  placeContent: 'center',
  inlineSize: token('space.gutter'),
  blockSize: size,
  color: token('color.text.inverse'),
  background: token('color.surface.inverse'),
  border: line('color.text.inverse', 'strong'),
  borderInlineEndWidth: 0,
  borderRadius: `${token('radius.medium')} 0 0 ${token('radius.medium')}`,
  '&:dir(rtl)': { borderRadius: `0 ${token('radius.medium')} ${token('radius.medium')} 0` },
  boxShadow: token('shadow.overlay'),
  '& > svg': { scale: '0.5' },
  // A finger hits it beyond the margin of a phone, too.
  '&::before': { content: '""', position: 'absolute', insetBlock: 0, insetInlineEnd: 0, inlineSize: token('size.target') },
  [up('md')]: { inlineSize: token('space.gutter-wide') },
  [wideMargin]: {
    insetInlineEnd: token('space.4'),
    inlineSize: size,
    borderInlineEndWidth: token('border-width.strong'),
    '&, &:dir(rtl)': { borderRadius: token('radius.full') },
    '& > svg': { scale: '1' },
  },
  '&:focus-visible': { inlineSize: size, '& > svg': { scale: '1' } },
  [hover]: { '&:hover': { inlineSize: size, '& > svg': { scale: '1' } } },
  '@media print': { display: 'none' },
});

/** A landmark without a box: content outside header, content area and footer must still belong to a landmark. */
const Landmark = styled('aside', { name: 'TkMessagingButton', slot: 'Landmark' })({ display: 'contents' });

/**
 * Starts a conversation in a messaging app. Floats below the dialogs at the edge of the screen, over nothing that is read: a tab in the margin of the page, which
 * a pointer or the focus brings out, and a round button where the margin has room for it. `base.css` scrolls a focused element clear of anything with
 * `data-floating`.
 */
export function MessagingButton<Root extends ElementType = ElementType>(given: Overridden<MessagingButtonProps, Root>): JSX.Element {
  const { messages, ...rest } = useThemedProps('TkMessagingButton', given);
  const texts = useMessages('messagingButton', messagingButtonMessages, messages);
  return (
    <Landmark aria-label={texts.landmark}>
      <Root data-floating="" aria-label={texts.label} title={texts.label} target="_blank" rel="noopener noreferrer" {...rest}>
        <MessageIcon size="large" />
      </Root>
    </Landmark>
  );
}
