import { getIn } from 'final-form';
import { isValidElement, use, useEffect, useId, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { useField } from 'react-final-form';
import { form as formMessages } from '../messages/en-GB/form.ts';
import { useMessages } from '../provider/index.ts';
import { FormGroupContext, useFormFact, useFormParts } from './formContext.ts';
import { useHeldPath } from './useHeldPath.ts';

/** Checks a value: the message for the person who gave it, or nothing. `values` are those of the whole form. */
export type Validate<Value> = (value: Value, values: object) => string | undefined;

/** The words of a node, as far as they stand in it: those of elements too, but not what a component makes of its props. Empty when there are none. */
function nodeText(node: ReactNode): string {
  if (typeof node === 'string' || typeof node === 'number') return String(node);
  if (Array.isArray(node)) return node.map((each: ReactNode) => nodeText(each)).join('');
  return isValidElement<{ children?: ReactNode }>(node) ? nodeText(node.props.children) : '';
}

/** Options of {@link useFieldControl}. */
export interface FieldControlOptions<Value> {
  /** Its value while there is none. Must keep its identity. */
  empty: Value;
  /** Checks the value before `required` does. */
  validate?: Validate<Value>;
  /** Not right without an answer: text of more than spaces, a tick, a file. Default: `false`. */
  required?: boolean;
  /** Kept out of drafts. Default: `false`. */
  secret?: boolean;
  /** The control's id. Default: made by React. */
  id?: string;
  /** Its label, for an error summary whose messages do not name the field. Links and emphasis in it are read through; what a component makes of its props is not. */
  label?: ReactNode;
}

/** A field of the form around it. */
export interface FieldControl<Value> {
  id: string;
  value: Value;
  /** The error, when it is time to show it. */
  error: string | undefined;
  change: (value: Value) => void;
  focus: () => void;
  blur: () => void;
}

/** Whether somebody has answered. Spaces are no answer, except in a password. */
const isAnswer = (value: unknown, secret: boolean): boolean =>
  typeof value === 'string'
    ? (secret ? value : value.trim()) !== ''
    : Array.isArray(value)
      ? value.length > 0
      : value !== undefined && value !== null && value !== false;

const subscription = { value: true, error: true, submitError: true, touched: true, active: true, modifiedSinceLastSubmit: true } as const;

/** The form holds the control's own value, not an event's version of it: an empty text is a text. */
const asGiven = <Value>(value: Value): Value => value;

/**
 * Connects a control to the form around it, by name.
 *
 * When an error is shown: leaving the field judges it, an empty required one included; so does an attempt to send. While somebody types no new message appears,
 * but one goes as soon as it is no longer true. A message of the server goes with the first change.
 */
export function useFieldControl<Value>(
  name: string,
  { empty, validate, required = false, secret = false, id: givenId, label: shownLabel }: FieldControlOptions<Value>,
): FieldControl<Value> {
  const { api, store } = useFormParts();
  const texts = useMessages('form', formMessages);
  const group = use(FormGroupContext);
  const attempts = useFormFact(store, (snapshot) => snapshot.attempts);
  const ownId = useId();
  const id = givenId ?? ownId;
  const label = nodeText(shownLabel).trim() || undefined;
  const [quietSince, setQuietSince] = useState<number | undefined>(undefined);
  const problemOf = (current: Value, values: object): string | undefined =>
    validate?.(current, values) ??
    (required && !isAnswer(current, secret) ? (current === false ? texts.unticked : texts.required)(label) : undefined);

  useHeldPath(api, name);
  const { input } = useField<Value | undefined>(name, {
    subscription,
    allowNull: true,
    format: asGiven,
    parse: asGiven,
    validate: (current: Value | undefined, values: object) => problemOf(current ?? empty, values),
  });
  // Not `meta` and `input.value`: when an item before this one was removed, these tell of the path before for one more rendering.
  const state = api.getFieldState(name as never);
  const held: unknown = state ? state.value : getIn(api.getState().values, name);
  const value = (held ?? empty) as Value;

  // A file that was judged and a press that has ended come back later: the field may have another index by then.
  const path = useRef<string>(undefined);
  const spoken = useRef<string>(undefined);
  useLayoutEffect(() => {
    path.current = name;
    return () => {
      path.current = undefined;
    };
  }, [name]);

  const wasRequired = useRef(required);
  useEffect(() => {
    if (wasRequired.current === required) return;
    wasRequired.current = required;
    api.mutators['revalidate']?.();
  }, [api, required]);

  const problem =
    (state?.modifiedSinceLastSubmit ? undefined : (state?.submitError as string | undefined)) ?? (state?.error as string | undefined);
  const isQuiet = state?.active === true && quietSince === attempts;
  const error = state?.touched ? (isQuiet ? undefined : problem) : undefined;

  useLayoutEffect(() => store.report(name, { id, message: error, secret, group, label }), [store, name, id, error, secret, group, label]);

  return {
    id,
    value,
    error,
    change: (next) => {
      // The error that was read out was about the value before.
      if (spoken.current !== undefined && store.snapshot().announcement.text === spoken.current) store.announce('');
      spoken.current = undefined;
      if (problemOf(next, api.getState().values) !== error) setQuietSince(attempts);
      store.edited();
      input.onChange(next);
    },
    focus: () => {
      // An error that is shown stays: hiding it would move the content below it away from under the pointer.
      setQuietSince(error === undefined ? attempts : undefined);
      input.onFocus();
    },
    blur: () =>
      store.afterPress(() => {
        // The press may have removed the item that the field was in; its neighbour has the name now.
        if (path.current === undefined) return;
        input.onBlur();
        const found: unknown = api.getFieldState(path.current as never)?.error;
        if (typeof found !== 'string' || error !== undefined) return;
        spoken.current = texts.spokenError(found);
        store.announce(spoken.current);
      }),
  };
}
