import type { JSX } from 'react';
import { FieldGrid } from '../../../kit/FormSection/index.ts';
import { TelephoneField } from '../../forms/TelephoneField.tsx';

/** Landline and mobile. */
export function TelephoneFields({ path, group }: { path: string; group: string }): JSX.Element {
  return (
    <FieldGrid>
      <TelephoneField name={`${path}landlineNo`} label="Landline No." autoComplete={`${group} work tel`} />
      <TelephoneField name={`${path}mobileNo`} label="Mobile No." autoComplete={`${group} mobile tel`} />
    </FieldGrid>
  );
}
