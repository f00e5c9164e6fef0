import type { ComponentProps, ElementType, JSX, ReactNode } from 'react';
import { Anchor } from '../Link/index.ts';
import { hover, line, sized, styled, token, useThemedProps, type Owned, type Overridden, type Rooted, type Styled } from '../part.ts';

/** Props of {@link Tag}; every other prop of the element reaches it. */
export interface TagProps extends Omit<ComponentProps<'a'>, 'style'>, Styled, Rooted {
  /** Where it leads. Without an address it is plain text. */
  href?: string;
  /** The word. */
  children: ReactNode;
}

const Root = styled('a', { name: 'TkTag' })<Owned>({
  display: 'inline-flex',
  alignItems: 'center',
  maxInlineSize: '100%',
  minBlockSize: token('size.icon.large'),
  padding: `${token('space.0-5')} ${token('space.2')}`,
  border: line('color.tag.border'),
  borderRadius: token('radius.action'),
  ...sized('font.size.sm', 'font.line-height.snug'),
  overflowWrap: 'anywhere',
  textDecoration: 'none',
  color: token('color.tag.text'),
  background: token('color.tag.background'),
  '&[href]': {
    justifyContent: 'center',
    minInlineSize: token('size.target'),
    minBlockSize: token('size.control.small'),
    paddingInline: token('space.3'),
  },
  [hover]: { '&[href]:hover': { borderColor: token('color.border.strong'), textDecoration: 'underline' } },
});

/** A word that goods are found by ("Vegan", "Catering size"): a link to all that share it, or plain text. */
export function Tag<Root extends ElementType = ElementType>(given: Overridden<TagProps, Root>): JSX.Element {
  const { href, ...rest } = useThemedProps('TkTag', given);
  return href === undefined ? <Root as="span" {...rest} /> : <Root as={Anchor} href={href} {...rest} />;
}
