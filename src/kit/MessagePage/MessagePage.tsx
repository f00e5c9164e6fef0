import type { ComponentProps, ElementType, JSX, ReactNode } from 'react';
import { Heading } from '../Heading/index.ts';
import { down, inGrid, styled, token, up, useThemedProps, type Owned, type Overridden, type Rooted, type Styled } from '../part.ts';

/** Props of {@link MessagePage}; every other prop of a `<main>` reaches it. */
export interface MessagePageProps extends Omit<ComponentProps<'main'>, 'title'>, Styled, Rooted {
  /** The event in a few words; the page's first heading. */
  heading: ReactNode;
  /** Explanation of the event, and advice. */
  children: ReactNode;
  /** One or two `Button`s that lead on. */
  actions?: ReactNode;
  /** Whom to ask: stands beside the message where there is room, else below it. */
  aside?: ReactNode;
  /** The brand's mark, above. */
  logo?: ReactNode;
}

const column = { inlineSize: '100%', maxInlineSize: token('size.text'), marginInline: 'auto' } as const;

const Root = styled('main', { name: 'TkMessagePage' })<Owned>({
  ...inGrid('space.6'),
  alignContent: 'start',
  minBlockSize: '100dvb',
  padding: token('space.gutter'),
  background: token('color.surface.sunken'),
  '& > *': column,
  '& > [data-sheet]': { display: 'grid', gap: token('space.8') },
  '& [data-message]': { display: 'grid', alignContent: 'start', justifyItems: 'start', gap: token('space.4') },
  '& [data-message] > div': { display: 'flex', flexWrap: 'wrap', gap: token('space.3'), '& > p': { flexBasis: '100%' } },
  // Room for a result in the place of a shorter message, so that what stands below it stays where it is.
  [down('md')]: { '&:has([data-aside]) [data-message]': { minBlockSize: `calc(5 * ${token('space.20')})` } },
  [up('md')]: {
    // From a fixed height down, so that what comes late below moves nothing above it.
    paddingBlockStart: `min(12dvb, ${token('space.24')})`,
    '& > [data-sheet]': {
      padding: token('space.10'),
      borderBlockStart: `${token('space.1')} solid ${token('color.ticket.background')}`,
      borderRadius: token('radius.large'),
      background: token('color.surface.raised'),
    },
    '&:has([data-aside])': {
      '& > *': { maxInlineSize: `calc(${token('size.page')} * 0.8)` },
      // Of fixed shares, so that nothing moves when a card comes late.
      '& > [data-sheet]': { gridTemplateColumns: 'minmax(0, 11fr) minmax(0, 9fr)', columnGap: token('space.12') },
    },
  },
});

/** A page with one message and a way on, outside the shop's layout: something went wrong, a mail is being verified. */
export function MessagePage<Root extends ElementType = ElementType>(given: Overridden<MessagePageProps, Root>): JSX.Element {
  const { heading, children, actions, logo, aside, ...rest } = useThemedProps('TkMessagePage', given);
  return (
    <Root id="main" {...rest}>
      {logo ? <div>{logo}</div> : null}
      <div data-sheet="">
        <div data-message="">
          <Heading level={1}>{heading}</Heading>
          <div>{children}</div>
          {actions ? <div>{actions}</div> : null}
        </div>
        {aside ? <div data-aside="">{aside}</div> : null}
      </div>
    </Root>
  );
}
