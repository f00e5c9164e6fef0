import { createElement, type ComponentProps, type ElementType, type JSX, type MouseEvent, type ReactNode } from 'react';
import { Button } from '../Button/index.ts';
import { RefreshIcon } from '../icons/RefreshIcon.ts';
import { WarningIcon } from '../icons/WarningIcon.ts';
import { errorState as errorStateMessages } from '../messages/en-GB/errorState.ts';
import { besideIcon, line, styled, token, useMessages, useThemedProps } from '../part.ts';
import type { Owned, Overridden, Rooted, Styled, Worded } from '../part.ts';
import { useIsOnline } from './useIsOnline.ts';

/** Props of {@link ErrorState}; every other prop of a `<div>` reaches it. */
export interface ErrorStateProps extends Omit<ComponentProps<'div'>, 'title' | 'style'>, Styled, Rooted, Worded<'errorState'> {
  /** Title of the error. Default: "Something went wrong". */
  title?: ReactNode;
  /** Level of the title in the outline of the page; 1 where the page is about nothing but what failed. Default: 2. */
  level?: 1 | 2 | 3 | 4 | 5 | 6;
  /** Advice to the visitor. Default: to try again, and without a connection that this is what is missing. */
  children?: ReactNode;
  /** Tries again. Without it there is no button. */
  onRetry?: (event: MouseEvent<HTMLButtonElement>) => void;
  /** A new try is under way: the button says so and does nothing. Default: `false`. */
  retrying?: boolean;
  /** Other ways on, beside the button: a `Button` or two. */
  actions?: ReactNode;
}

const Root = styled('div', { name: 'TkErrorState' })<Owned>({
  ...besideIcon('space.2', 'space.3'),
  padding: token('space.4'),
  border: line('color.status.danger.border'),
  borderRadius: token('radius.medium'),
  color: token('color.status.danger.text'),
  background: token('color.status.danger.background'),
  '& > *': { gridColumn: 2 },
  '& > svg': { gridArea: '1 / 1' },
  '& > :is(h1, h2, h3, h4, h5, h6)': { fontSize: token('font.size.lg'), lineHeight: token('font.line-height.snug') },
  '& > h1': { fontSize: token('font.size.2xl') },
  // In the middle of the title's first line.
  '&:has(> h1) > svg': { marginBlockStart: token('space.1') },
  '& > [data-actions]': { display: 'flex', flexWrap: 'wrap', gap: token('space.2'), marginBlockStart: token('space.2') },
});

/** Something could not be loaded: says so at once to everyone and offers another try. Its root is an alert. */
export function ErrorState<Root extends ElementType = ElementType>(given: Overridden<ErrorStateProps, Root>): JSX.Element {
  const { title, level, children, onRetry, retrying, actions, messages, ...rest } = useThemedProps('TkErrorState', given, { level: 2 });
  const texts = useMessages('errorState', errorStateMessages, messages);
  const isOnline = useIsOnline();
  return (
    <Root role="alert" {...rest}>
      <WarningIcon size="large" />
      {createElement(`h${level}`, null, title ?? texts.title)}
      <div>{children ?? (isOnline ? texts.explanation : texts.offline)}</div>
      {onRetry || actions ? (
        <div data-actions="">
          {onRetry ? (
            <Button startIcon={<RefreshIcon />} loading={retrying} onClick={onRetry}>
              {retrying ? texts.retrying : texts.retry}
            </Button>
          ) : null}
          {actions}
        </div>
      ) : null}
    </Root>
  );
}
