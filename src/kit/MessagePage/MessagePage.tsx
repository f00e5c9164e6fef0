import type { ComponentProps, JSX, ReactNode } from 'react';
import type { SxProps } from '@mui/system';
import { Heading } from '../Heading/index.ts';
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
  /** The brand's mark, above. */
  logo?: ReactNode;
  /** Style overrides by the design tokens' grid and breakpoints. */
  sx?: SxProps;
}

const Root = styled('main')({
  boxSizing: 'border-box',
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'start',
  gap: token('space.4'),
  minBlockSize: '100dvb',
  maxInlineSize: token('size.text'),
  marginInline: 'auto',
  padding: token('space.gutter-wide'),
  '& > div': { display: 'flex', flexWrap: 'wrap', gap: token('space.3') },
});

/** A page with one message and a way on, outside the shop's layout: something went wrong, a mail is being verified. */
export function MessagePage({ heading, children, actions, logo, ...rest }: MessagePageProps): JSX.Element {
  return (
    <Root id="main" {...rest}>
      {logo}
      <Heading level={1}>{heading}</Heading>
      <div>{children}</div>
      {actions ? <div>{actions}</div> : null}
    </Root>
  );
}
