import { memo, type JSX } from 'react';
import type { Validate } from '../Form/index.ts';
import { useConnectedControl } from '../Form/internal.ts';
import { PasswordInput, type PasswordInputProps } from './PasswordInput.tsx';

const Input = memo(PasswordInput);

/** Props of {@link PasswordField}; all others of `PasswordInput` reach it. */
export interface PasswordFieldProps extends Omit<PasswordInputProps, 'name' | 'value' | 'defaultValue' | 'error'> {
  /** The path of its value: `pwd`. */
  name: string;
  /** Checks the password. Default: any is right. */
  validate?: Validate<string>;
}

/** A password that belongs to the form around it. Drafts never keep it. */
export function PasswordField({ name, validate, ...rest }: PasswordFieldProps): JSX.Element {
  const { value, control } = useConnectedControl(name, { empty: '', validate, secret: true }, rest);
  return <Input {...rest} {...control} value={value} />;
}
