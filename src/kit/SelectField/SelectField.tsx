import { memo, type JSX } from 'react';
import type { Validate } from '../Form/index.ts';
import { useConnectedControl } from '../Form/internal.ts';
import { SelectInput, type SelectInputProps } from './SelectInput.tsx';

const Input = memo(SelectInput);

/** Props of {@link SelectField}; all others of `SelectInput` reach it. */
export interface SelectFieldProps extends Omit<SelectInputProps, 'name' | 'value' | 'defaultValue' | 'error'> {
  /** The path of its value: `business.kind`. */
  name: string;
  /** Judges the choice, empty when nothing is chosen. Default: any is right. */
  validate?: Validate<string>;
}

/** A list of choices that belongs to the form around it. */
export function SelectField({ name, validate, ...rest }: SelectFieldProps): JSX.Element {
  const { value, control } = useConnectedControl(name, { empty: '', validate }, rest);
  return <Input {...rest} {...control} value={value} />;
}
