import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { useFieldControl, type FieldControlOptions } from './useFieldControl.ts';

/** The props by which the caller of a connected field hears of it, besides the form. */
interface OwnProps<Value, Changed, Focused, Blurred> {
  id?: string;
  required?: boolean;
  label?: ReactNode;
  onChange?: (event: Changed, value: Value) => void;
  onFocus?: (event: Focused) => void;
  onBlur?: (event: Blurred) => void;
}

/**
 * Connects a control of the kit to the form around it, by name. The form hears of everything first, then the caller.
 *
 * @param own - the field's own props
 * @returns the value, and the props that make the control a part of the form
 */
export function useConnectedControl<Value, Changed, Focused, Blurred>(
  name: string,
  options: Omit<FieldControlOptions<Value>, 'required' | 'id' | 'label'>,
  { id, required, label, onChange, onFocus, onBlur }: OwnProps<Value, Changed, Focused, Blurred>,
) {
  const field = useFieldControl(name, { ...options, required, id, label });
  const latest = useRef({ field, onChange, onFocus, onBlur });
  useLayoutEffect(() => {
    latest.current = { field, onChange, onFocus, onBlur };
  });
  // Always the same functions: a field that only heard that it is registered need not render its control again.
  const [handlers] = useState(() => ({
    onChange: (event: Changed, value: Value): void => {
      latest.current.field.change(value);
      latest.current.onChange?.(event, value);
    },
    onFocus: (event: Focused): void => {
      latest.current.field.focus();
      latest.current.onFocus?.(event);
    },
    onBlur: (event: Blurred): void => {
      latest.current.field.blur();
      latest.current.onBlur?.(event);
    },
  }));
  return { value: field.value, control: { id: field.id, name, error: field.error, ...handlers } };
}
