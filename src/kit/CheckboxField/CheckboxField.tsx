import type { JSX } from 'react';
import { useConnectedControl } from '../Form/useConnectedControl.ts';
import type { Validate } from '../Form/useFieldControl.ts';
import { CheckboxInput, type CheckboxInputProps } from './CheckboxInput.tsx';

/** Props of {@link CheckboxField}; all others of `CheckboxInput` reach it. */
export interface CheckboxFieldProps extends Omit<CheckboxInputProps, 'name' | 'checked' | 'defaultChecked' | 'error' | 'value'> {
  /** The path of its value, a boolean: `business.termsAccepted`. */
  name: string;
  /** Judges whether it may stay as it is. Default: either is right, with `required` only ticked. */
  validate?: Validate<boolean>;
}

/** A checkbox that belongs to the form around it. */
export function CheckboxField({ name, validate, ...rest }: CheckboxFieldProps): JSX.Element {
  const { value: checked, control } = useConnectedControl(name, { empty: false, validate }, rest);
  return <CheckboxInput {...rest} {...control} checked={checked} />;
}
