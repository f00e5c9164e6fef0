import type { JSX } from 'react';
import type { Validate } from '../Form/index.ts';
import { TextField, type TextFieldProps } from '../TextField/index.ts';
import { AddressInputs, type AddressInputsProps } from './AddressInputs.tsx';
import type { AddressValues } from './directorModel.ts';

/** Judges fields, by their names. */
export type FieldRules<Name extends string> = { readonly [Field in Name]?: Validate<string> };

/** Props of single fields, by their names. */
export type FieldSlotProps<Name extends string> = { readonly [Field in Name]?: Partial<Omit<TextFieldProps, 'name'>> };

/** Props of {@link AddressFields}; all others of `AddressInputs`, and of its `<div>`, reach it. */
export interface AddressFieldsProps extends Omit<AddressInputsProps, 'renderField'> {
  /** The path of what holds the address: `business`. Its fields are `address1`, `address2`, `city`, `county` and `postCode`. */
  name: string;
  /** Judges the fields, by their names. Default: any text is right where there has to be one. */
  rules?: FieldRules<keyof AddressValues>;
  /** Props of the fields, by their names. */
  slotProps?: FieldSlotProps<keyof AddressValues>;
}

/** A postal address in the form around it. The first line is required; which texts are right, the rules say. Without a form use `AddressInputs`. */
export function AddressFields({ name, rules = {}, slotProps = {}, ...rest }: AddressFieldsProps): JSX.Element {
  return (
    <AddressInputs
      {...rest}
      renderField={(part, props) => <TextField {...props} name={`${name}.${part}`} validate={rules[part]} {...slotProps[part]} />}
    />
  );
}
