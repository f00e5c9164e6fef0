import type { ComponentProps, JSX, ReactNode } from 'react';
import type { SxProps } from '@mui/system';
import type { Validate } from '../Form/index.ts';
import { FieldGrid } from '../FormSection/index.ts';
import { addressFields as addressFieldsMessages } from '../messages/en-GB/forms.ts';
import { useMessages } from '../provider/index.ts';
import { Stack } from '../Stack/index.ts';
import { TextField, type TextFieldProps } from '../TextField/index.ts';
import { styled } from '../theme/styled.ts';
import { token } from '../theme/token.ts';
import type { AddressValues } from './directorModel.ts';

/** Judges fields, by their names. */
export type FieldRules<Name extends string> = { readonly [Field in Name]?: Validate<string> };

/** Props of single fields, by their names. */
export type FieldSlotProps<Name extends string> = { readonly [Field in Name]?: Partial<Omit<TextFieldProps, 'name'>> };

/** Props of {@link AddressFields}; every other prop of a `<div>` reaches it. */
export interface AddressFieldsProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The path of what holds the address: `business`. Its fields are `address1`, `address2`, `city`, `county` and `postCode`. */
  name: string;
  /** Tells one address from another when the browser fills in: `section-business`. Default: it is the only one. */
  section?: string;
  /** Judges the fields, by their names. Default: any text is right where there has to be one. */
  rules?: FieldRules<keyof AddressValues>;
  /** What is said of the post code, close below it. */
  children?: ReactNode;
  /** Texts in another language or tone. */
  messages?: Partial<typeof addressFieldsMessages>;
  /** Props of the fields, by their names. */
  slotProps?: FieldSlotProps<keyof AddressValues>;
  /** Style overrides by the design tokens' grid and breakpoints. */
  sx?: SxProps;
}

const Root = styled('div')({ display: 'flex', flexDirection: 'column', gap: token('space.5'), minInlineSize: 0 });

/** A postal address in the form around it. The first line is required; which texts are right, the rules say. */
export function AddressFields({ name, section, rules = {}, children, messages, slotProps = {}, ...rest }: AddressFieldsProps): JSX.Element {
  const texts = useMessages('addressFields', addressFieldsMessages, messages);
  const field = (part: keyof AddressValues, autoComplete: string) => ({
    name: `${name}.${part}`,
    label: texts[part],
    autoComplete: section === undefined ? autoComplete : `${section} ${autoComplete}`,
    validate: rules[part],
    ...slotProps[part],
  });
  return (
    <Root {...rest}>
      <TextField required {...field('address1', 'address-line1')} />
      <TextField {...field('address2', 'address-line2')} />
      <FieldGrid>
        <TextField {...field('city', 'address-level2')} />
        <TextField {...field('county', 'address-level1')} />
      </FieldGrid>
      <Stack gap="1">
        <TextField width="short" {...field('postCode', 'postal-code')} />
        {children}
      </Stack>
    </Root>
  );
}
