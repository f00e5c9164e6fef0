import type { JSX } from 'react';
import { useConnectedControl } from '../Form/useConnectedControl.ts';
import type { Validate } from '../Form/useFieldControl.ts';
import { PasswordInput, type PasswordInputProps } from './PasswordInput.tsx';

/** Props of {@link PasswordField}; all others of `PasswordInput` reach it. */
export interface PasswordFieldProps extends Omit<PasswordInputProps, 'name' | 'value' | 'defaultValue' | 'error'> {
  /** The path of its value: `pwd`. */
  name: string;
  /** Judges the password. Default: any is right. */
  validate?: Validate<string>;
}

/** A password that belongs to the form around it. Drafts never keep it. */
export function PasswordField({ name, validate, ...rest }: PasswordFieldProps): JSX.Element {
  const { value, control } = useConnectedControl(name, { empty: '', validate, secret: true }, rest);
  return <PasswordInput {...rest} {...control} value={value} />;
}
