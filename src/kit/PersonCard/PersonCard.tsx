import Card from '@mui/material/Card';
import type { ComponentProps, ElementType, JSX, ReactNode } from 'react';
import { Heading, type HeadingLevel } from '../Heading/index.ts';
import { token, useThemedProps, type Overridden, type Rooted, type Styled } from '../part.ts';
import { MuiTheme } from '../theme/MuiTheme.tsx';
import { styledMui } from '../theme/styledMui.ts';

/** Props of {@link PersonCard}; every other prop of a `<div>` reaches it. */
export interface PersonCardProps extends ComponentProps<'div'>, Styled, Rooted {
  /** Name of the person. */
  name: string;
  /** Role of the person. */
  role: string;
  /** A sentence about them. */
  children: ReactNode;
  /** A square `Picture` of them. */
  picture: ReactNode;
  /** Whether the picture stands beside the words, or large above them. Default: `horizontal`. */
  orientation?: 'horizontal' | 'vertical';
  /** The name's place in the outline of the page. Default: `3`. */
  level?: HeadingLevel;
}

const Root = styledMui(Card, { name: 'TkPersonCard' })({
  border: 0,
  borderRadius: 0,
  background: 'none',
  overflow: 'visible',
  color: 'inherit',
  display: 'grid',
  gridTemplateColumns: `calc(${token('size.thumbnail')} * 1.25) minmax(0, 1fr)`,
  columnGap: token('space.4'),
  // The portrait may be higher than the words: its lower part stands below them.
  gridTemplateRows: 'auto auto 1fr',
  rowGap: token('space.1'),
  alignContent: 'start',
  '& > [data-picture]': {
    gridRow: 'span 3',
    overflow: 'hidden',
    aspectRatio: '1 / 1',
    borderRadius: token('radius.large'),
    '& > *': { display: 'block', inlineSize: '100%', blockSize: '100%' },
  },
  '&[data-orientation="vertical"]': {
    gridTemplateColumns: 'minmax(0, 1fr)',
    '& > [data-picture]': { gridRow: 'auto', marginBlockEnd: token('space.2') },
  },
  '& > [data-role]': { color: token('color.text.muted'), fontSize: token('font.size.sm') },
  '& > p:last-of-type': { fontSize: token('font.size.sm'), lineHeight: token('font.line-height.text') },
});

/** Somebody of the company: portrait, name, role, and a sentence. */
export function PersonCard<Root extends ElementType = ElementType>(given: Overridden<PersonCardProps, Root>): JSX.Element {
  const props = useThemedProps('TkPersonCard', given, { orientation: 'horizontal', level: 3 });
  const { name, role, picture, orientation, level, children, ...rest } = props;
  return (
    <MuiTheme yields>
      <Root variant="outlined" {...rest} data-orientation={orientation}>
        <div data-picture="">{picture}</div>
        <Heading level={level} size="lg">
          {name}
        </Heading>
        <p data-role="">{role}</p>
        <p>{children}</p>
      </Root>
    </MuiTheme>
  );
}
