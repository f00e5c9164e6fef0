import { memo, type JSX } from 'react';
import type { Validate } from '../Form/index.ts';
import { useConnectedControl } from '../Form/internal.ts';
import { CheckboxInput, type CheckboxInputProps } from './CheckboxInput.tsx';

const Input = memo(CheckboxInput);

/** Props of {@link CheckboxField}; the remaining props of `CheckboxInput` reach that control. */
export interface CheckboxFieldProps extends Omit<CheckboxInputProps, 'name' | 'checked' | 'defaultChecked' | 'error' | 'value'> {
  /** The path of its value, a boolean: `business.termsAccepted`. */
  name: string;
  /** Checks the box as it is. Default: ticked or not; with `required` it must be ticked. */
  validate?: Validate<boolean>;
}

/** A checkbox that belongs to the form around it. */
export function CheckboxField({ name, validate, ...rest }: CheckboxFieldProps): JSX.Element {
  const { value: checked, control } = useConnectedControl(name, { empty: false, validate }, rest);
  return <Input {...rest} {...control} checked={checked} />;
}
