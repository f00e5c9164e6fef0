import type { JSX } from 'react';
import { bareTelephone, telephone } from '../../../contract/forms/fields.ts';
import { FieldGrid } from '../../../kit/FormSection/index.ts';
import { TextField } from '../../../kit/TextField/index.ts';

/** Landline and mobile. What people type between the digits goes as they type. */
export function TelephoneFields({ path, group }: { path: string; group: string }): JSX.Element {
  return (
    <FieldGrid>
      <TextField
        name={`${path}landlineNo`}
        label="Landline No."
        type="tel"
        autoComplete={`${group} work tel`}
        normalise={bareTelephone}
        validate={telephone}
      />
      <TextField
        name={`${path}mobileNo`}
        label="Mobile No."
        type="tel"
        autoComplete={`${group} mobile tel`}
        normalise={bareTelephone}
        validate={telephone}
      />
    </FieldGrid>
  );
}
