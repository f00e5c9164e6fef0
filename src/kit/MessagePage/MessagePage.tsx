import type { ComponentProps, JSX, ReactNode } from 'react';
import type { SxProps } from '@mui/system';
import { Heading } from '../Heading/index.ts';
import { up } from '../theme/media.ts';
import { styled } from '../theme/styled.ts';
import { token } from '../theme/token.ts';

/** Props of {@link MessagePage}; every other prop of a `<main>` reaches it. */
export interface MessagePageProps extends Omit<ComponentProps<'main'>, 'title'> {
  /** What happened, in a few words; the page's first heading. */
  heading: ReactNode;
  /** What it means and what helps. */
  children: ReactNode;
  /** One or two `Button`s that lead on. */
  actions?: ReactNode;
  /** Whom to ask: stands beside the message where there is room, else below it. */
  aside?: ReactNode;
  /** The brand's mark, above. */
  logo?: ReactNode;
  /** Style overrides by the design tokens' grid and breakpoints. */
  sx?: SxProps;
}

const Root = styled('main')({
  boxSizing: 'border-box',
  display: 'grid',
  alignContent: 'center',
  gap: token('space.6'),
  minBlockSize: '100dvb',
  padding: token('space.gutter'),
  background: token('color.surface.sunken'),
  '& > [data-sheet]': {
    display: 'grid',
    gap: token('space.8'),
    inlineSize: '100%',
    maxInlineSize: token('size.text'),
    marginInline: 'auto',
  },
  '& > [data-sheet] > [data-message]': {
    display: 'grid',
    alignContent: 'start',
    justifyItems: 'start',
    gap: token('space.4'),
    minInlineSize: 0,
  },
  '& [data-message] > div': { display: 'flex', flexWrap: 'wrap', gap: token('space.3') },
  '& [data-message] > [data-text]': { display: 'grid', gap: token('space.3') },
  '& [data-logo]': { inlineSize: '100%', maxInlineSize: token('size.text'), marginInline: 'auto' },
  [up('md')]: {
    padding: token('space.gutter-wide'),
    '& > [data-sheet]': {
      padding: token('space.10'),
      border: `${token('border-width.hairline')} solid ${token('color.border.hairline')}`,
      borderBlockStart: `${token('space.1')} solid ${token('color.ticket.background')}`,
      borderRadius: token('radius.large'),
      background: token('color.surface.raised'),
    },
    '&:has([data-aside])': {
      '& > [data-sheet], & > [data-logo]': { maxInlineSize: `calc(${token('size.page')} * 0.8)` },
      '& > [data-sheet]': { gridTemplateColumns: 'minmax(0, 1fr) auto', columnGap: token('space.12') },
    },
  },
});

/** A page with one message and a way on, outside the shop's layout: something went wrong, a mail is being verified. */
export function MessagePage({ heading, children, actions, logo, aside, ...rest }: MessagePageProps): JSX.Element {
  return (
    <Root id="main" {...rest}>
      {logo ? <div data-logo="">{logo}</div> : null}
      <div data-sheet="">
        <div data-message="">
          <Heading level={1}>{heading}</Heading>
          <div data-text="">{children}</div>
          {actions ? <div>{actions}</div> : null}
        </div>
        {aside ? <div data-aside="">{aside}</div> : null}
      </div>
    </Root>
  );
}
