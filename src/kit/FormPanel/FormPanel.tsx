import Paper from '@mui/material/Paper';
import type { ComponentProps, ElementType, JSX, ReactNode } from 'react';
import { Heading } from '../Heading/index.ts';
import { framed, inColumn, line, token, up, useThemedProps, type Overridden, type Rooted, type Styled } from '../part.ts';
import { MuiTheme } from '../theme/MuiTheme.tsx';
import { styledMui } from '../theme/styledMui.ts';

/** Props of {@link FormPanel}; every other prop of a `<section>` reaches it. */
export interface FormPanelProps extends Omit<ComponentProps<'section'>, 'title'>, Styled, Rooted {
  /** Heading, which names the form's purpose. */
  heading: ReactNode;
  /** Level of the heading in the outline of the page. Default: 1. */
  level?: 1 | 2 | 3;
  /** Introduction to read before filling the form in. */
  lead?: ReactNode;
  /** The form, or the result in its place once it is sent. */
  children: ReactNode;
  /** Ways on for those who came to the wrong form, below a line. */
  foot?: ReactNode;
}

const Root = styledMui(Paper, { name: 'TkFormPanel' })({
  ...inColumn('space.5'),
  inlineSize: '100%',
  maxInlineSize: `calc(${token('size.text')} * 0.75)`,
  minInlineSize: 0,
  border: 0,
  borderRadius: 0,
  background: 'none',
  color: 'inherit',
  [up('sm')]: {
    padding: token('space.6'),
    ...framed('large'),
  },
  '& > [data-lead]': { marginBlockStart: `calc(-1 * ${token('space.2')})`, color: token('color.text.muted') },
  '& > [data-foot]': {
    paddingBlockStart: token('space.4'),
    borderBlockStart: line('color.border.hairline'),
  },
});

/** A short form that stands alone on its page: to log in, to ask for a password. As wide as it reads well; on a phone without a frame. */
export function FormPanel<Root extends ElementType = ElementType>(given: Overridden<FormPanelProps, Root>): JSX.Element {
  const { heading, level, lead, foot, children, ...rest } = useThemedProps('TkFormPanel', given, { level: 1 });
  return (
    <MuiTheme yields>
      <Root component="section" variant="outlined" {...rest}>
        <Heading level={level}>{heading}</Heading>
        {lead === undefined ? null : <p data-lead="">{lead}</p>}
        {children}
        {foot === undefined ? null : <div data-foot="">{foot}</div>}
      </Root>
    </MuiTheme>
  );
}
