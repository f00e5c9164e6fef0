import { useEffect, useRef, useState, type JSX, type RefObject } from 'react';
import { IconButton } from '../IconButton/index.ts';
import { EyeIcon } from '../icons/EyeIcon.ts';
import { EyeOffIcon } from '../icons/EyeOffIcon.ts';
import { passwordField as passwordFieldMessages } from '../messages/en-GB/passwordField.ts';
import { styled, useMessages, useThemedProps, type Owned, type Worded } from '../part.ts';
import type { TextElement } from '../TextField/index.ts';
import { TextInputBase, type TextInputBaseProps } from '../TextField/internal.ts';
import { focusInside } from '../utils/ground.ts';
import { useMergedRefs } from '../utils/mergeRefs.ts';

/** Props of {@link PasswordInput}; every other prop of a `<div>` reaches its root. */
export interface PasswordInputProps
  extends
    Omit<
      TextInputBaseProps,
      'label' | 'autoComplete' | 'normalise' | 'tidy' | 'warn' | 'startAdornment' | 'endAdornment' | 'inputMode' | 'messages'
    >,
    Worded<'passwordField'> {
  /** Names the field, and the button that shows what is typed: "Show confirm password". */
  label: string;
  /** Whether a password manager should fill in a known password or propose a new one. */
  autoComplete: 'current-password' | 'new-password';
}

// It ends where the field ends, so its ring stands inside.
const Toggle = styled(IconButton, { name: 'TkPasswordInput', slot: 'Toggle' })({
  flex: 'none',
  ...focusInside,
  '&&&[aria-disabled="true"]': { borderColor: 'transparent' },
});

/** Hides what is typed whenever the form around is sent, so that nobody reads it while the page waits, and password managers see a password. */
function useHideOnSubmit(input: RefObject<TextElement | null>, hide: () => void): void {
  useEffect(() => {
    const form = input.current?.form;
    form?.addEventListener('submit', hide, true);
    return () => form?.removeEventListener('submit', hide, true);
  }, [input, hide]);
}

const Root = styled(TextInputBase, { name: 'TkPasswordInput' })<Owned>();

/**
 * A password with a button that shows it. Pasting is allowed, spelling is not checked, there is no longest length. Works by itself; inside a form
 * use `PasswordField`.
 *
 * Source of the behaviour: GOV.UK Design System, Password input.
 */
export function PasswordInput(given: PasswordInputProps): JSX.Element {
  const { label, slotProps, messages, ...rest } = useThemedProps('TkPasswordInput', given);
  const texts = useMessages('passwordField', passwordFieldMessages, messages);
  const [isShown, setIsShown] = useState(false);
  const [isToggled, setIsToggled] = useState(false);
  const input = useRef<TextElement>(null);
  const [hide] = useState(() => () => setIsShown(false));
  useHideOnSubmit(input, hide);
  const { ref, ...attributes } = slotProps?.input ?? {};
  const refs = useMergedRefs<TextElement>(input, ref);

  return (
    <Root
      {...rest}
      label={label}
      type={isShown ? 'text' : 'password'}
      slotProps={{ input: { spellCheck: false, autoCapitalize: 'none', autoCorrect: 'off', ...attributes, ref: refs } }}
      endAdornment={
        <>
          <Toggle
            label={isShown ? texts.hide(label) : texts.show(label)}
            disabled={rest.disabled}
            onClick={() => {
              setIsShown(!isShown);
              setIsToggled(true);
            }}
          >
            {isShown ? <EyeOffIcon /> : <EyeIcon />}
          </Toggle>
          <output className="tk-visually-hidden">{isToggled ? (isShown ? texts.shown(label) : texts.hidden(label)) : null}</output>
        </>
      }
    />
  );
}
