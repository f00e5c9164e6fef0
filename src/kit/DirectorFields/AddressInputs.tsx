import type { ComponentProps, ElementType, JSX, ReactNode } from 'react';
import { FieldGrid } from '../FormSection/internal.ts';
import { addressFields as addressFieldsMessages } from '../messages/en-GB/addressFields.ts';
import { inColumn, styled, useMessages, useThemedProps } from '../part.ts';
import type { Owned, Overridden, Rooted, Styled, Worded } from '../part.ts';
import { Stack } from '../Stack/index.ts';
import type { TextInputProps } from '../TextField/internal.ts';
import type { AddressValues } from './directorModel.ts';

/** Props that a text field gets from the parts it stands in. */
export interface GivenFieldProps extends Pick<TextInputProps, 'required' | 'type' | 'width'> {
  label: string;
  autoComplete: string;
}

/** Renders a field: a `TextInput` or whatever else takes text, with these props and those that join it to a form. */
export type RenderField<Name extends string> = (part: Name, props: GivenFieldProps) => ReactNode;

/** Props of {@link AddressInputs}; every other prop of a `<div>` reaches it. */
export interface AddressInputsProps extends Omit<ComponentProps<'div'>, 'children'>, Styled, Rooted, Worded<'addressFields'> {
  /** Gives each field its input, with the props it is given and those that hold its value. */
  renderField: RenderField<keyof AddressValues>;
  /** Tells one address from another when the browser fills in: `section-business`. Default: it is the only one. */
  section?: string;
  /** Message on the post code, shown close below it. */
  children?: ReactNode;
}

const Root = styled('div', { name: 'TkAddressInputs' })<Owned>({
  ...inColumn('space.5'),
  minInlineSize: 0,
});

/** The fields of a postal address, in their places and with their names; the caller keeps what is typed. Inside a form of the kit use `AddressFields`. */
export function AddressInputs<Root extends ElementType = ElementType>(given: Overridden<AddressInputsProps, Root>): JSX.Element {
  const { renderField, section, children, messages, ...rest } = useThemedProps('TkAddressInputs', given);
  const texts = useMessages('addressFields', addressFieldsMessages, messages);
  const field = (part: keyof AddressValues, autoComplete: string, more: Partial<GivenFieldProps> = {}) =>
    renderField(part, { label: texts[part], autoComplete: section === undefined ? autoComplete : `${section} ${autoComplete}`, ...more });
  return (
    <Root {...rest}>
      {field('address1', 'address-line1', { required: true })}
      {field('address2', 'address-line2')}
      <FieldGrid>
        {field('city', 'address-level2')}
        {field('county', 'address-level1')}
      </FieldGrid>
      <Stack gap="1">
        {field('postCode', 'postal-code', { width: 'short' })}
        {children}
      </Stack>
    </Root>
  );
}
