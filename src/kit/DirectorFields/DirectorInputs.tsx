import type { ComponentProps, ElementType, JSX, ReactNode } from 'react';
import { FieldGrid } from '../FormSection/internal.ts';
import { directorFields as directorFieldsMessages } from '../messages/en-GB/directorFields.ts';
import type { addressFields } from '../messages/en-GB/addressFields.ts';
import { inColumn, styled, useMessages, useThemedProps, type Owned, type Overridden, type Rooted, type Styled } from '../part.ts';
import { AddressInputs, type GivenFieldProps, type RenderField } from './AddressInputs.tsx';
import type { AddressValues, DirectorValues } from './directorModel.ts';

/** The fields of a director that hold text, by their names in its values. */
export type DirectorFieldName = Exclude<keyof DirectorValues, 'sameAddress'>;

/** Props of {@link DirectorInputs}; every other prop of a `<div>` reaches it. */
export interface DirectorInputsProps extends Omit<ComponentProps<'div'>, 'children'>, Styled, Rooted {
  /** Gives each field its input, with the props it is given and those that hold its value. */
  renderField: RenderField<DirectorFieldName>;
  /** Tells one director from another when the browser fills in: `section-director1`. Default: it is the only one. */
  section?: string;
  /** A box that takes the address of the business instead of an own one, above it. Default: none. */
  sameAddress?: ReactNode;
  /** Leaves the fields of the own address out. Default: `false`. */
  hidesAddress?: boolean;
  /** Further fields, after the others. */
  children?: ReactNode;
  /** Texts in another language or tone: its own and those of the address. */
  messages?: Partial<typeof directorFieldsMessages & typeof addressFields>;
}

const Root = styled('div', { name: 'TkDirectorInputs' })<Owned>({
  ...inColumn('space.5'),
  minInlineSize: 0,
});

/** The fields of one director, in their places and with their names; the caller keeps what is typed. Several stand in a `FieldArrayList`. Inside a form of the kit `DirectorFields` is both. */
export function DirectorInputs<Root extends ElementType = ElementType>(given: Overridden<DirectorInputsProps, Root>): JSX.Element {
  const { renderField, section, sameAddress, hidesAddress, children, messages, ...rest } = useThemedProps('TkDirectorInputs', given);
  const texts = useMessages('directorFields', directorFieldsMessages, messages);
  const field = (part: Exclude<DirectorFieldName, keyof AddressValues>, autoComplete: string, more: Partial<GivenFieldProps> = {}) =>
    renderField(part, { label: texts[part], autoComplete: section === undefined ? autoComplete : `${section} ${autoComplete}`, ...more });
  return (
    <Root {...rest}>
      <FieldGrid>
        {field('firstName', 'given-name', { required: true })}
        {field('middleName', 'additional-name')}
      </FieldGrid>
      {field('lastName', 'family-name', { required: true })}
      {sameAddress}
      {hidesAddress ? null : <AddressInputs renderField={renderField} section={section} messages={messages} />}
      {field('mail', 'home email', { required: true, type: 'email' })}
      <FieldGrid>
        {field('landlineNo', 'work tel', { type: 'tel' })}
        {field('mobileNo', 'mobile tel', { type: 'tel' })}
      </FieldGrid>
      {children}
    </Root>
  );
}
