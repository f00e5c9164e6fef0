import Card from '@mui/material/Card';
import type { ComponentProps, ElementType, JSX, ReactNode } from 'react';
import { Heading, type HeadingLevel } from '../Heading/index.ts';
import { ArrowRightIcon } from '../icons/ArrowRightIcon.ts';
import { Anchor } from '../Link/index.ts';
import { denseSpace, hover, oneColumn, token, useThemedProps, type Overridden, type Rooted, type Styled } from '../part.ts';
import { MuiTheme } from '../theme/MuiTheme.tsx';
import { styledMui } from '../theme/styledMui.ts';
import { cardFocus, cardFrame, wholeCard } from '../utils/card.ts';

/** Props of {@link LinkCard}; every other prop of a `<div>` reaches it. */
export interface LinkCardProps extends Omit<ComponentProps<'div'>, 'title'>, Styled, Rooted {
  /** Where it leads. */
  href: string;
  /** Names the place; the link's text. */
  title: string;
  /** One or two sentences. */
  children: ReactNode;
  /** A `Picture`, decoration. */
  picture?: ReactNode;
  /** The title's place in the outline of the page. Default: `3`. */
  level?: HeadingLevel;
}

const Root = styledMui(Card, { name: 'TkLinkCard' })({
  color: 'inherit',
  ...cardFrame,
  position: 'relative',
  '& > [data-text]': {
    ...oneColumn,
    gap: token('space.2'),
    padding: denseSpace('space.5'),
    overflowWrap: 'anywhere',
  },
  '& a': { color: 'inherit', textDecorationLine: 'none', outline: 'none' },
  // Behind the last word, so that it takes no room from the others.
  '& a > svg': { marginInlineStart: token('space.2'), verticalAlign: 'middle' },
  '& a::after': wholeCard,
  ...cardFocus,
  [hover]: { '&:hover': { borderColor: token('color.border.strong') }, '&:hover a': { textDecorationLine: 'underline' } },
});

/** A place worth going to: picture, name and a sentence. The whole card is one link. */
export function LinkCard<Root extends ElementType = ElementType>(given: Overridden<LinkCardProps, Root>): JSX.Element {
  const { href, title, picture, level, children, ...rest } = useThemedProps('TkLinkCard', given, { level: 3 });
  return (
    <MuiTheme yields>
      <Root variant="outlined" {...rest}>
        {picture}
        <div data-text="">
          <Heading level={level} size="xl">
            <Anchor href={href}>
              <span>{title}</span>
              <ArrowRightIcon />
            </Anchor>
          </Heading>
          <p>{children}</p>
        </div>
      </Root>
    </MuiTheme>
  );
}
