import type { ComponentProps, JSX, ReactNode } from 'react';
import type { SxProps } from '@mui/system';
import { Heading } from '../Heading/index.ts';
import { up } from '../theme/media.ts';
import { styled } from '../theme/styled.ts';
import { token } from '../theme/token.ts';

/** Props of {@link FormPanel}; every other prop of a `<section>` reaches it. */
export interface FormPanelProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** What the form is for. */
  heading: ReactNode;
  /** Level of the heading in the outline of the page. Default: 1. */
  level?: 1 | 2 | 3;
  /** What to know before filling it in. */
  lead?: ReactNode;
  /** The form, or what takes its place once it is sent. */
  children: ReactNode;
  /** Ways on for those who came to the wrong form, below a line. */
  foot?: ReactNode;
  /** Style overrides by the design tokens' grid and breakpoints. */
  sx?: SxProps;
}

const Root = styled('section')({
  display: 'flex',
  flexDirection: 'column',
  gap: token('space.5'),
  boxSizing: 'border-box',
  inlineSize: '100%',
  maxInlineSize: `calc(${token('size.text')} * 0.75)`,
  minInlineSize: 0,
  [up('sm')]: {
    padding: token('space.6'),
    border: `${token('border-width.hairline')} solid ${token('color.border.hairline')}`,
    borderRadius: token('radius.large'),
    background: token('color.surface.raised'),
  },
  '& > [data-lead]': { marginBlockStart: `calc(-1 * ${token('space.2')})`, color: token('color.text.muted') },
  '& > [data-foot]': {
    paddingBlockStart: token('space.4'),
    borderBlockStart: `${token('border-width.hairline')} solid ${token('color.border.hairline')}`,
  },
});

/** A short form that stands alone on its page: to log in, to ask for a password. As wide as it reads well; on a phone without a frame. */
export function FormPanel({ heading, level = 1, lead, foot, children, ...rest }: FormPanelProps): JSX.Element {
  return (
    <Root {...rest}>
      <Heading level={level}>{heading}</Heading>
      {lead === undefined ? null : <p data-lead="">{lead}</p>}
      {children}
      {foot === undefined ? null : <div data-foot="">{foot}</div>}
    </Root>
  );
}
