import { createElement, useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { ComponentProps, ElementType, JSX, ReactNode } from 'react';
import { ErrorCircleIcon } from '../icons/ErrorCircleIcon.ts';
import { SuccessCircleIcon } from '../icons/SuccessCircleIcon.ts';
import { besideIcon, styled, token, useThemedProps, type Owned, type Overridden, type Rooted, type Styled } from '../part.ts';

/** Props of {@link ResultPanel}; every other prop of a `<div>` reaches it. */
export interface ResultPanelProps extends Omit<ComponentProps<'div'>, 'title'>, Styled, Rooted {
  /** How it went: gives the icon and the colour. */
  result: 'success' | 'failure';
  /** The result in a few words. */
  heading: ReactNode;
  /** Level of the heading in the outline of the page. Default: 2. */
  level?: 2 | 3 | 4;
  /** The next step. */
  children?: ReactNode;
  /** One or two `Button`s that lead on. */
  actions?: ReactNode;
  /** Takes the focus when it appears, since the focused form is gone. Default: `true`. */
  takesFocus?: boolean;
}

const Root = styled('div', { name: 'TkResultPanel' })<Owned>({
  ...besideIcon('space.2', 'space.3'),
  overflowWrap: 'break-word',
  '& > *': { gridColumn: 2 },
  '& > svg': { gridArea: '1 / 1', inlineSize: token('size.icon.large'), blockSize: token('size.icon.large') },
  '& > :is(h2, h3, h4)': { fontSize: token('font.size.xl'), lineHeight: token('font.line-height.snug') },
  // It is focused to be read out; there is nothing to press.
  '& > [tabindex="-1"]:focus-visible': { outline: 'none', boxShadow: 'none' },
  '& > [data-actions]': { display: 'flex', flexWrap: 'wrap', gap: token('space.3'), marginBlockStart: token('space.3') },
  '&[data-result="success"] > svg': { color: token('color.text.success') },
  '&[data-result="failure"] > svg': { color: token('color.text.danger') },
});

/** Takes the place of a form that was sent: shows the result, the next step, and the way on. */
export function ResultPanel<Root extends ElementType = ElementType>(given: Overridden<ResultPanelProps, Root>): JSX.Element {
  const props = useThemedProps('TkResultPanel', given, { level: 2, takesFocus: true });
  const { result, heading, level, children, actions, takesFocus, ...rest } = props;
  const title = useRef<HTMLHeadingElement>(null);
  const onAppear = useEffectEvent(() => {
    if (takesFocus) title.current?.focus();
  });
  useLayoutEffect(() => onAppear(), []);
  return (
    <Root {...rest} data-result={result}>
      {result === 'success' ? <SuccessCircleIcon /> : <ErrorCircleIcon />}
      {createElement(`h${level}`, { ref: title, tabIndex: -1 }, heading)}
      {children === undefined ? null : <div>{children}</div>}
      {actions === undefined ? null : <div data-actions="">{actions}</div>}
    </Root>
  );
}
