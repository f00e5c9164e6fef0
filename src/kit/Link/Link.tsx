import type { ElementType, JSX } from 'react';
import { ExternalLinkIcon } from '../icons/ExternalLinkIcon.ts';
import { link as linkMessages } from '../messages/en-GB/link.ts';
import { hover, styled, token, useMessages, useThemedProps } from '../part.ts';
import type { Overridden, Owned, Rooted, Styled, Worded } from '../part.ts';
import type { LinkComponentProps } from '../provider/index.ts';
import { Anchor } from './Anchor.tsx';
import { WholeText } from '../utils/WholeText.tsx';
import { inlineTarget } from '../utils/inlineTarget.ts';

/** How a link looks. */
export type LinkVariant = 'text' | 'quiet' | 'inherit';

/** Props of {@link Link}; every other prop of an `<a>` reaches it. */
export interface LinkProps extends LinkComponentProps, Styled, Rooted, Worded<'link'> {
  /** Where it leads. Places inside the application go through the router that `KitProvider` names. */
  href: string;
  /**
   * `text` in link colour and underlined, for running text; `quiet` in the colour around it, underlined under the pointer, for lists of links;
   * `inherit` in the colour around it and underlined. Default: `text`.
   */
  variant?: LinkVariant;
  /** Opens in a new tab, with an icon and a spoken hint, and tells the other site nothing. Default: `false`. */
  external?: boolean;
}

const Root = styled(Anchor, { name: 'TkLink' })<Owned>({
  color: token('color.text.link'),
  textDecorationLine: 'underline',
  textDecorationThickness: token('border-width.hairline'),
  textUnderlineOffset: '0.2em',
  borderRadius: token('radius.small'),
  ...inlineTarget,
  '&[data-variant="quiet"]': { color: 'inherit', textDecorationLine: 'none' },
  '&[data-variant="inherit"]': { color: 'inherit' },
  [hover]: {
    '&:hover': { textDecorationLine: 'underline', textDecorationThickness: token('border-width.strong') },
    '&:where([data-variant="text"]):hover': { color: token('color.text.link-hover') },
  },
  '& > [data-external]': { marginInlineStart: '0.25em', verticalAlign: '-0.15em' },
});

/** A link in text or in a list. For the action of a form or a page use `Button`, which can be a link too. */
export function Link<Root extends ElementType = ElementType>(given: Overridden<LinkProps, Root>): JSX.Element {
  const { variant, external, messages, children, ...rest } = useThemedProps('TkLink', given, { variant: 'text' });
  const texts = useMessages('link', linkMessages, messages);
  return (
    <Root data-variant={variant} {...(external && { target: '_blank', rel: 'noopener noreferrer' })} {...rest}>
      {external ? (
        <>
          <WholeText>{children}</WholeText>
          <ExternalLinkIcon size="small" data-external="" />
          <span className="tk-visually-hidden"> {texts.newTab}</span>
        </>
      ) : (
        children
      )}
    </Root>
  );
}
