import { use, useCallback, useSyncExternalStore, type JSX, type MouseEvent, type ReactNode } from 'react';
import { getIn, setIn } from 'final-form';
import { Button, type ButtonProps } from '../Button/index.ts';
import type { FormParts } from '../Form/index.ts';
import { FormContext } from '../Form/internal.ts';
import { submitButton as submitButtonMessages } from '../messages/en-GB/submitButton.ts';
import { styled, useMessages, useThemedProps, type Owned, type Worded } from '../part.ts';

/** Props of {@link SubmitButton}; every other prop of the kit's `Button` reaches it. */
export interface SubmitButtonProps
  extends Omit<ButtonProps, 'type' | 'loading' | 'href' | 'target' | 'rel' | 'replace' | 'messages'>, Worded<'submitButton'> {
  /** Text of the button, as a verb: "Send". */
  children: ReactNode;
  /**
   * Inside a form: the name of the field that must be right first, such as the terms. While it is not, the button looks disabled; a press on it
   * shows all that is wrong, as sending does, or where only that field is, puts the focus there.
   */
  blockedBy?: string;
  /** It is being sent: shows a turning ring and takes no presses. Default: the state of the form around it. */
  pending?: boolean;
}

const nothing = () => () => undefined;

/** One fact of the form around it; `false` without one. */
function useFormIs(parts: FormParts | null, is: (parts: FormParts) => boolean): boolean {
  const subscribe = useCallback(
    // Values too: a draft that comes back before the first judgement may leave nothing wrong, of which errors alone would not tell.
    (changed: () => void) => (parts ? parts.api.subscribe(changed, { submitting: true, errors: true, values: true }) : nothing()),
    [parts],
  );
  const get = () => (parts ? is(parts) : false);
  return useSyncExternalStore(subscribe, get, get);
}

/** Whether the field at this path is not yet right. Before the form has judged for the first time, on the server above all, an empty one is not. */
function isWrong({ api }: FormParts, path: string): boolean {
  const { errors, values } = api.getState();
  return api.isValidationPaused() ? !getIn(values, path) : getIn(errors ?? {}, path) !== undefined;
}

/** Whether anything besides this path is wrong. */
function areOthersWrong({ api }: FormParts, path: string): boolean {
  const { errors } = api.getState();
  return errors !== undefined && setIn(errors, path, undefined, true) !== undefined;
}

const Root = styled(Button, { name: 'TkSubmitButton' })<Owned>();

/** Sends the form. While it is under way it says so and cannot be pressed again; the focus stays on it. */
export function SubmitButton(given: SubmitButtonProps): JSX.Element {
  const { blockedBy, pending, onClick, messages, children, ...rest } = useThemedProps('TkSubmitButton', given, {
    variant: 'contained',
    size: 'large',
  });
  const texts = useMessages('submitButton', submitButtonMessages, messages);
  const parts = use(FormContext);
  const isSubmitting = useFormIs(parts, ({ api }) => api.getState().submitting === true);
  const isBlocked = useFormIs(parts, (form) => blockedBy !== undefined && isWrong(form, blockedBy));
  const isPending = pending ?? isSubmitting;

  const press = (event: MouseEvent<HTMLButtonElement & HTMLAnchorElement>) => {
    if (!parts || !isBlocked || blockedBy === undefined) onClick?.(event);
    // Else the form refuses to be sent, and lists all that is wrong.
    else if (!areOthersWrong(parts, blockedBy)) {
      // Enter in a field presses this button too.
      event.preventDefault();
      const field = parts.store.fields().get(blockedBy);
      if (field) parts.store.focus(field.id);
      // Judged as if it had just been left.
      parts.api.blur(blockedBy);
    }
  };

  return (
    <>
      <Root
        {...rest}
        type="submit"
        loading={isPending}
        aria-disabled={isBlocked || isPending || undefined}
        messages={{ loading: '' }}
        onClick={press}
      >
        {isPending ? texts.pending : children}
      </Root>
      <output className="tk-visually-hidden">{isPending ? texts.pending : null}</output>
    </>
  );
}
