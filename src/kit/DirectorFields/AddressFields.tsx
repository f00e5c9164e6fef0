import type { JSX } from 'react';
import type { Validate } from '../Form/index.ts';
import { placed, type Owned, type Slotted, type SlotProps } from '../part.ts';
import { TextField, type TextFieldProps } from '../TextField/index.ts';
import { AddressInputs, type AddressInputsProps } from './AddressInputs.tsx';
import type { AddressValues } from './directorModel.ts';

/** Checks fields, by their names. */
export type FieldRules<Name extends string> = { readonly [Field in Name]?: Validate<string> };

/** Props of single fields, by their names. */
export type FieldSlotProps<Name extends string, Props> = SlotProps<{ [Field in Name]?: Partial<Omit<TextFieldProps, 'name'>> }, Props>;

/** The field of a part: the one of the kit, or what a caller has in its place, with the caller's props. */
export function SlotField({
  own,
  ...props
}: TextFieldProps & { own: (Partial<TextFieldProps> & Pick<Owned, 'as'>) | undefined }): JSX.Element {
  const { as: Field = TextField, ...further } = own ?? {};
  return <Field {...props} {...further} />;
}

/** Props of {@link AddressFields}; all others of `AddressInputs`, and of its `<div>`, reach it. */
export interface AddressFieldsProps extends Omit<AddressInputsProps, 'renderField' | 'classes'>, Slotted<keyof AddressValues> {
  /** The path of what holds the address: `business`. Its fields are `address1`, `address2`, `city`, `county` and `postCode`. */
  name: string;
  /** Checks the fields, by their names. Default: any text is right where there has to be one. */
  rules?: FieldRules<keyof AddressValues>;
  /** Props of the fields, by their names. */
  slotProps?: FieldSlotProps<keyof AddressValues, AddressFieldsProps>;
}

/** A postal address in the form around it. The first line is required; which texts are right, the rules say. Without a form use `AddressInputs`. */
export function AddressFields(given: AddressFieldsProps): JSX.Element {
  const { name, rules = {}, slotProps = {}, ...rest } = placed(given);
  return (
    <AddressInputs
      {...rest}
      renderField={(part, props) => <SlotField {...props} name={`${name}.${part}`} validate={rules[part]} own={slotProps[part]} />}
    />
  );
}
