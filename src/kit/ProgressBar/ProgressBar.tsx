import { useId, type ComponentProps, type ElementType, type JSX, type ReactNode } from 'react';
import { progressBar as progressBarMessages } from '../messages/en-GB/progressBar.ts';
import { forcedColors, styled, token, useMessages, useThemedProps } from '../part.ts';
import type { Owned, Overridden, Rooted, Styled, Worded } from '../part.ts';

/** Props of {@link ProgressBar}; every other prop of a `<div>` reaches it. */
export interface ProgressBarProps extends Omit<ComponentProps<'div'>, 'children'>, Styled, Rooted, Worded<'progressBar'> {
  /** Description of the running work: "Sending 2 files, 3.4 MB". */
  label: ReactNode;
  /** How much of it is done, 0 to 1. */
  value: number;
  /** A button beside it, to stop. */
  action?: ReactNode;
}

/** A `<progress>` in the kit's looks, in a row with its number. */
const progressStyles = {
  flex: 1,
  appearance: 'none',
  blockSize: token('space.2'),
  border: 0,
  borderRadius: token('radius.full'),
  overflow: 'hidden',
  background: token('color.surface.sunken'),
  '&::-webkit-progress-bar': { background: token('color.surface.sunken') },
  '&::-webkit-progress-value': { background: token('color.control.checked') },
  '&::-moz-progress-bar': { background: token('color.control.checked') },
  [forcedColors]: {
    border: `${token('border-width.hairline')} solid CanvasText`,
    background: 'Canvas',
    '&::-webkit-progress-bar': { background: 'Canvas' },
    '&::-webkit-progress-value': { background: 'Highlight' },
    '&::-moz-progress-bar': { background: 'Highlight' },
  },
} as const;

const Root = styled('div', { name: 'TkProgressBar' })<Owned>({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: `${token('space.1')} ${token('space.3')}`,
  fontSize: token('font.size.sm'),
  '& > [data-label]': { gridColumn: '1 / -1', overflowWrap: 'anywhere' },
  '& > [data-bar]': { display: 'flex', alignItems: 'center', gap: token('space.2'), fontVariantNumeric: 'tabular-nums' },
  '& progress': { ...progressStyles, minInlineSize: 0 },
});

/** Spoken at every quarter only: each percent would drown everything else. */
const spokenSteps = 4;

/** How far something has come whose end is known. It speaks at a quarter, half, and three quarters. For work of a moment, `Spinner` is enough. */
export function ProgressBar<Root extends ElementType = ElementType>(given: Overridden<ProgressBarProps, Root>): JSX.Element {
  const { label, value, action, messages, ...rest } = useThemedProps('TkProgressBar', given);
  const texts = useMessages('progressBar', progressBarMessages, messages);
  const labelId = useId();
  const share = Math.min(1, Math.max(0, value));
  const spoken = Math.floor(share * spokenSteps) / spokenSteps;
  return (
    <Root {...rest}>
      <span id={labelId} data-label="">
        {label}
      </span>
      <span data-bar="">
        <progress value={share} max={1} aria-labelledby={labelId} />
        <span aria-hidden>{texts.percent(share)}</span>
      </span>
      {action}
      <output className="tk-visually-hidden">{spoken > 0 && spoken < 1 ? texts.done(spoken) : null}</output>
    </Root>
  );
}
