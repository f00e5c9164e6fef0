import { useEffect, useId, useState, type ComponentProps, type ElementType, type JSX } from 'react';
import { FieldMessage } from '../FormField/internal.ts';
import { passwordStrength as passwordStrengthMessages } from '../messages/en-GB/passwordStrength.ts';
import { forcedColors, inColumn, line, sized, styled, token, useMessages, useThemedProps } from '../part.ts';
import type { Owned, Overridden, Rooted, Styled, Worded } from '../part.ts';

/** How hard a password is to guess: 0 is guessed first, 4 is beyond anybody's patience. */
export type PasswordLevel = 0 | 1 | 2 | 3 | 4;

/** Props of {@link PasswordStrength}; every other prop of a `<div>` reaches it. */
export interface PasswordStrengthProps extends Omit<ComponentProps<'div'>, 'children'>, Styled, Rooted, Worded<'passwordStrength'> {
  /** How hard the password is to guess, as an estimator says. Default: there is nothing to judge yet, and the bar is empty. */
  level?: PasswordLevel | undefined;
  /** Advice for a better password, as a sentence; without a `level` it stands alone. Default: nothing. */
  advice?: string | undefined;
  /** More about the advice, in a line below it. Default: nothing. */
  hint?: string | undefined;
  /** The advice says why the password cannot be taken, and looks as the message of a field does. Default: `false`. */
  refused?: boolean;
  /** Not read out, since something else says it: a form that announces the error of its field. Default: `false`. */
  silent?: boolean;
  /** The id of the line in words, for the password field's `aria-describedby`. Default: made by React. */
  lineId?: string;
}

/** Parts of the bar; level 0 fills none but marks the first. */
const parts = [1, 2, 3, 4] as const;

/** How long nobody types before the strength is read out, in milliseconds. */
const pause = 1000;

const tones = { 0: 'danger', 1: 'warning', 2: 'warning', 3: 'success', 4: 'success' } as const satisfies Record<PasswordLevel, string>;

const filled = (tone: 'danger' | 'warning' | 'success') => ({
  [`&[data-tone="${tone}"] > [role="meter"] > [data-filled]`]: {
    background: token(`color.status.${tone}.text`),
    borderColor: token(`color.status.${tone}.text`),
  },
  [`&[data-tone="${tone}"] > p strong`]: { color: token(`color.status.${tone}.text`) },
});

const Root = styled('div', { name: 'TkPasswordStrength' })<Owned>({
  ...inColumn('space.1-5'),
  minInlineSize: 0,
  '& > [role="meter"]': { display: 'grid', gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: token('space.1') },
  '& > [role="meter"] > span': {
    blockSize: token('space.1-5'),
    border: line('color.border.control'),
    borderRadius: token('radius.full'),
    background: token('color.surface.sunken'),
  },
  // One line is kept free, so that nothing below moves when the first word appears.
  '& > p': {
    minBlockSize: '1lh',
    color: token('color.text.muted'),
    ...sized('font.size.sm', 'font.line-height.snug'),
    overflowWrap: 'anywhere',
  },
  '& > p[data-tone="error"]': { color: token('color.text.danger') },
  '& [data-hint]': { display: 'block' },
  '& > p strong': { fontWeight: token('font.weight.medium') },
  ...filled('danger'),
  ...filled('warning'),
  ...filled('success'),
  [forcedColors]: {
    '&[data-tone] > [role="meter"] > [data-filled]': { forcedColorAdjust: 'none', background: 'Highlight', borderColor: 'Highlight' },
  },
});

/**
 * How hard the password is to guess that somebody is choosing, as a bar of four parts and in words, with what would make it better. It goes below its
 * `PasswordField` and speaks when nobody has typed for a moment. The caller judges the password, so that the estimator can be fetched late.
 */
export function PasswordStrength<Root extends ElementType = ElementType>(given: Overridden<PasswordStrengthProps, Root>): JSX.Element {
  const ownLineId = useId();
  const { level, advice, hint, refused, silent, lineId = ownLineId, messages, ...rest } = useThemedProps('TkPasswordStrength', given);
  const texts = useMessages('passwordStrength', passwordStrengthMessages, messages);
  const word = level === undefined ? undefined : texts.level(level);
  const assessment = word === undefined ? (advice ?? '') : advice === undefined ? texts.said(word) : texts.advised(word, advice);
  const sentence = hint === undefined ? assessment : `${assessment}. ${hint}`;
  const [spoken, setSpoken] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSpoken(sentence), pause);
    return () => clearTimeout(timer);
  }, [sentence]);

  const line = (
    <>
      {word === undefined ? null : <strong>{word}</strong>}
      {advice === undefined ? null : <span>{word === undefined ? advice : `. ${advice}`}</span>}
      {hint === undefined ? null : <span data-hint="">{hint}</span>}
    </>
  );
  return (
    <Root {...rest} data-tone={level === undefined ? undefined : tones[level]}>
      <div
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the native one has no parts, and not everywhere colours of ours
        role="meter"
        aria-label={texts.label}
        aria-valuemin={0}
        aria-valuemax={parts.length}
        aria-valuenow={level ?? 0}
        aria-valuetext={word ?? texts.none}
        aria-describedby={advice === undefined ? undefined : lineId}
      >
        {parts.map((part) => (
          <span key={part} data-filled={level !== undefined && part <= Math.max(1, level) ? '' : undefined} />
        ))}
      </div>
      {refused ? (
        <FieldMessage id={lineId} tone="error">
          {line}
        </FieldMessage>
      ) : (
        <p id={lineId}>{line}</p>
      )}
      {/* The sentence that was read out goes as soon as it no longer holds. */}
      <output className="tk-visually-hidden">{spoken === sentence && !silent ? spoken : ''}</output>
    </Root>
  );
}
