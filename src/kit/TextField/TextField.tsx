import { memo, type JSX } from 'react';
import type { Validate } from '../Form/index.ts';
import { useConnectedControl } from '../Form/internal.ts';
import { TextInput, type TextInputProps } from './TextInput.tsx';

const Input = memo(TextInput);

/** Props of {@link TextField}; all others of `TextInput` reach it. */
export interface TextFieldProps extends Omit<TextInputProps, 'name' | 'value' | 'defaultValue' | 'error'> {
  /** The path of its value: `business.name`, `directors[0].mail`. */
  name: string;
  /** Checks the text, before `required` does. Default: any text is right. */
  validate?: Validate<string>;
}

/** A field for text that belongs to the form around it. */
export function TextField({ name, validate, ...rest }: TextFieldProps): JSX.Element {
  const { value, control } = useConnectedControl(name, { empty: '', validate }, rest);
  return <Input {...rest} {...control} value={value} />;
}
