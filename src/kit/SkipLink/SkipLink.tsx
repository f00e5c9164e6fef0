import type { ComponentProps, JSX } from 'react';
import { skipLink as skipLinkMessages } from '../messages/en-GB/skipLink.ts';
import { inHeadingType, styled, token, useMessages, useThemedProps, type Owned, type Styled, type Worded } from '../part.ts';

/** Props of {@link SkipLink}; every other prop of an `<a>` reaches it. */
export interface SkipLinkProps extends ComponentProps<'a'>, Styled, Worded<'skipLink'> {
  /** Where to: the id of the content, which needs `tabIndex={-1}`. Default: `#main`. */
  href?: string;
}

const Root = styled('a', { name: 'TkSkipLink' })<Owned>({
  position: 'fixed',
  insetBlockStart: token('space.2'),
  insetInlineStart: token('space.2'),
  zIndex: token('layer.skip-link'),
  padding: `${token('space.3')} ${token('space.5')}`,
  color: token('color.action.text'),
  background: token('color.action.background'),
  borderRadius: token('radius.medium'),
  ...inHeadingType('font.weight.medium'),
  '&:not(:focus)': { translate: '0 -400%' },
  '@media print': { display: 'none' },
});

/** The first thing on a page for the keyboard: past the header, straight to the content. It is seen only while it has the focus. */
export function SkipLink(given: SkipLinkProps): JSX.Element {
  const { href, messages, children, ...rest } = useThemedProps('TkSkipLink', given, { href: '#main' });
  const texts = useMessages('skipLink', skipLinkMessages, messages);
  return (
    <Root href={href} {...rest}>
      {children ?? texts.label}
    </Root>
  );
}
