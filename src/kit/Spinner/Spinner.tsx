import { useEffect, useState, type ComponentProps, type JSX } from 'react';
import { spinner as spinnerMessages } from '../messages/en-GB/spinner.ts';
import { inColumn, inGrid, styled, token, useMessages, useThemedProps, type Owned, type Styled, type Worded } from '../part.ts';
import { SpinnerRing } from './SpinnerRing.tsx';

/** Props of {@link Spinner}; every other prop of an `<output>` reaches it. */
export interface SpinnerProps extends Omit<ComponentProps<'output'>, 'children'>, Styled, Worded<'spinner'> {
  /**
   * Covers the whole screen, so that nothing below can be pressed; `parent` covers only the element around it, which needs `position: relative`, and keeps
   * the ring in view. Default: `false`, inline.
   */
  overlay?: boolean | 'parent';
  /** Name of the work in progress. Always spoken, shown below the ring when it covers the screen. Default: the message `loading`. */
  label?: string;
  /** Milliseconds to wait before it appears: work that ends sooner does not flash. Default: `0`. */
  delay?: number;
}

const Root = styled('output', { name: 'TkSpinner' })<Owned>({
  display: 'inline-flex',
  alignItems: 'center',
  gap: token('space.3'),
  '&[data-overlay]': {
    position: 'fixed',
    inset: 0,
    zIndex: token('layer.spinner'),
    ...inColumn('space.4'),
    justifyContent: 'center',
    paddingInline: token('space.4'),
    textAlign: 'center',
    color: token('color.text.default'),
    background: `color-mix(in srgb, ${token('color.surface.page')} 85%, transparent)`,
    fontFamily: token('font.family.heading'),
    fontSize: token('font.size.lg'),
    cursor: 'progress',
    '& [data-motion]': { fontSize: token('font.size.3xl') },
    '&:empty': { display: 'none' },
  },
  '&[data-overlay="parent"]': {
    position: 'absolute',
    // Below a sticky header.
    zIndex: 1,
    justifyContent: 'start',
    alignItems: 'center',
  },
});

/** Ring and words together: as far down the screen as the part that is covered lets them be. */
const InView = styled('span', { name: 'TkSpinner', slot: 'InView' })({
  position: 'sticky',
  insetBlockStart: '40vb',
  ...inGrid('space.4'),
  justifyItems: 'center',
  // A ground of its own: below the veil are words.
  padding: token('space.4'),
  borderRadius: token('radius.medium'),
  background: token('color.surface.page'),
});

/** Says that something is on its way: a status (`role="status"`) that is spoken once it appears. */
export function Spinner(given: SpinnerProps): JSX.Element {
  const { overlay, label, delay, messages, ...rest } = useThemedProps('TkSpinner', given, { delay: 0 });
  const texts = useMessages('spinner', spinnerMessages, messages);
  const [waited, setWaited] = useState(false);
  useEffect(() => {
    if (!delay) return undefined;
    const timer = setTimeout(() => setWaited(true), delay);
    return () => clearTimeout(timer);
  }, [delay]);

  const content = (
    <>
      <SpinnerRing />
      <span className={overlay ? undefined : 'tk-visually-hidden'}>{label ?? texts.loading}</span>
    </>
  );
  return (
    <Root data-overlay={overlay || undefined} {...rest}>
      {waited || !delay ? overlay === 'parent' ? <InView>{content}</InView> : content : null}
    </Root>
  );
}
