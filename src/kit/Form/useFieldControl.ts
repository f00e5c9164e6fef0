import { getIn, type FieldState } from 'final-form';
import { use, useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { form as formMessages } from '../messages/en-GB/forms.ts';
import { useMessages } from '../provider/index.ts';
import { FormGroupContext, FormSectionContext, useFormFact, useFormParts } from './formContext.ts';

/** Judges a value: the message for the person who gave it, or nothing. `values` are those of the whole form. */
export type Validate<Value> = (value: Value, values: object) => string | undefined;

/** Options of {@link useFieldControl}. */
export interface FieldControlOptions<Value> {
  /** Its value while there is none. Must keep its identity. */
  empty: Value;
  /** Judges the value before `required` does. */
  validate?: Validate<Value>;
  /** Not right without an answer: text of more than spaces, a tick, a file. Default: `false`. */
  required?: boolean;
  /** Kept out of drafts. Default: `false`. */
  secret?: boolean;
  /** The control's id. Default: made by React. */
  id?: string;
  /** Its label, for an error summary whose messages do not name the field. Only plain text is of use there. */
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

/** Whether somebody has answered. Spaces are no answer, except in what is secret. */
const isAnswer = (value: unknown, secret: boolean): boolean =>
  typeof value === 'string'
    ? (secret ? value : value.trim()) !== ''
    : Array.isArray(value)
      ? value.length > 0
      : value !== undefined && value !== null && value !== false;

type Known = Pick<FieldState, 'value' | 'error' | 'submitError' | 'touched' | 'active' | 'modifiedSinceLastSubmit'>;

/** A field that nobody has touched. */
const untouched = { error: undefined, submitError: undefined, touched: false, active: false, modifiedSinceLastSubmit: false };

/**
 * Whether two states look the same. What is wrong with a field is nobody's business before it was touched: a form with thirty empty required fields
 * would otherwise render each of them again as soon as it has its rules.
 */
function looksLike(before: Known, after: Known): boolean {
  const { value, touched, active } = after;
  if (before.value !== value || before.touched !== touched || before.active !== active) return false;
  return (
    !touched ||
    (before.error === after.error &&
      before.submitError === after.submitError &&
      before.modifiedSinceLastSubmit === after.modifiedSinceLastSubmit)
  );
}

const subscription = { value: true, error: true, submitError: true, touched: true, active: true, modifiedSinceLastSubmit: true } as const;

/**
 * Connects a control to the form around it, by name.
 *
 * When an error is shown: leaving the field judges it, an empty required one included; so does an attempt to send. While somebody types nothing new is
 * said, but what is said goes as soon as it is no longer true. What the server said goes with the first change.
 *
 * Final Form is asked directly and not by `useField` of react-final-form, for the reason in docs/forms.md: that one puts a field's initial value back whenever the field mounts
 * or gets another index, which would overwrite the answers of a group's items after one of them was removed.
 */
export function useFieldControl<Value>(
  name: string,
  { empty, validate, required = false, secret = false, id: givenId, label: shownLabel }: FieldControlOptions<Value>,
): FieldControl<Value> {
  const { api, store } = useFormParts();
  const texts = useMessages('form', formMessages);
  const section = use(FormSectionContext);
  const group = use(FormGroupContext);
  const attempts = useFormFact(store, (snapshot) => snapshot.attempts);
  const ownId = useId();
  const id = givenId ?? ownId;
  const label = typeof shownLabel === 'string' ? shownLabel : undefined;
  const [known, setKnown] = useState<Known | undefined>(undefined);
  const [quietSince, setQuietSince] = useState<number | undefined>(undefined);
  // A file that was judged and a press that has ended come back later: the field may have another index by then.
  const path = useRef(name);
  const isHere = useRef(false);

  // Read while rendering for the first time, on the server too; later Final Form tells.
  const held: unknown = known ? known.value : getIn(api.getState().values, name);
  const value = (held ?? empty) as Value;

  useLayoutEffect(() => {
    path.current = name;
  });
  useLayoutEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  const problemOf = (current: Value, values: object): string | undefined =>
    validate?.(current, values) ?? (required && !isAnswer(current, secret) ? texts.required(label) : undefined);
  const judge = useEffectEvent((current: unknown, values: object) => problemOf((current ?? empty) as Value, values));
  const onState = useEffectEvent((state: FieldState) =>
    setKnown((before) => (looksLike(before ?? { ...untouched, value: held }, state) ? before : { ...state })),
  );
  useLayoutEffect(
    () =>
      api.registerField(name as never, (state: FieldState) => onState(state), subscription, {
        getValidator: () => (current, values) => judge(current, values),
      }),
    [api, name],
  );

  const wasRequired = useRef(required);
  useEffect(() => {
    if (wasRequired.current === required) return;
    wasRequired.current = required;
    api.mutators['revalidate']?.();
  }, [api, required]);

  const problem =
    (known?.modifiedSinceLastSubmit ? undefined : (known?.submitError as string | undefined)) ?? (known?.error as string | undefined);
  const isQuiet = known?.active === true && quietSince === attempts;
  const error = known?.touched && !isQuiet ? problem : undefined;

  useLayoutEffect(
    () => store.report(name, { id, message: error, required, secret, section, group, label }),
    [store, name, id, error, required, secret, section, group, label],
  );

  return {
    id,
    value,
    error,
    change: (next) => {
      if (problemOf(next, api.getState().values) !== error) setQuietSince(attempts);
      store.edited();
      api.change(path.current as never, next);
    },
    focus: () => {
      // An error that is shown stays: hiding it would move the content below it away from under the pointer.
      setQuietSince(error === undefined ? attempts : undefined);
      api.focus(path.current);
    },
    blur: () =>
      store.afterPress(() => {
        // The press may have removed the item that the field was in; its neighbour has the name now.
        if (!isHere.current) return;
        api.blur(path.current);
        const found: unknown = api.getFieldState(path.current as never)?.error;
        if (typeof found === 'string' && error === undefined) store.announce(texts.spokenError(found));
      }),
  };
}
