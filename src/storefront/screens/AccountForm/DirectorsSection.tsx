import { memo, type JSX } from 'react';
import { useFormState } from 'react-final-form';
import { directorCount, directorProofPart, directorRules } from '../../../contract/forms/account.ts';
import { CheckboxField } from '../../../kit/CheckboxField/index.ts';
import { FieldArrayGroup, type FieldArrayItem } from '../../../kit/FieldArrayGroup/index.ts';
import { FieldGrid, FormSection } from '../../../kit/FormSection/index.ts';
import { TextField } from '../../../kit/TextField/index.ts';
import { DocumentField } from '../../forms/DocumentField.tsx';
import { addressLine, newDirector, type AccountFormValues, type DirectorFormValues } from './accountFormValues.ts';
import { AddressFields } from './AddressFields.tsx';
import { TelephoneFields } from './TelephoneFields.tsx';

const shortName = (position: number): string => `Director ${position}`;
const legend = (position: number, total: number): string => `${shortName(position)} of ${total}`;

/** A director in one line, for when the fields are hidden. */
function summaryOf({ firstName, lastName, mail }: DirectorFormValues): string {
  return [`${firstName} ${lastName}`.trim(), mail].filter(Boolean).join(', ');
}

/** The box that saves typing the address again, and which address that is. */
function SameAddressField({ path }: { path: string }): JSX.Element {
  const { values } = useFormState<AccountFormValues>({ subscription: { values: true } });
  return (
    <CheckboxField
      name={`${path}sameAddress`}
      label="Same address as the business"
      hint={addressLine(values.business) || 'Fill in the address of the business above'}
    />
  );
}

function DirectorFields({ name, index, value }: FieldArrayItem<DirectorFormValues>): JSX.Element {
  const path = `${name}.`;
  const group = `section-director${index + 1}`;
  return (
    <>
      <FieldGrid>
        <TextField
          name={`${path}firstName`}
          label="First name"
          required
          autoComplete={`${group} given-name`}
          validate={directorRules.firstName}
        />
        <TextField
          name={`${path}middleName`}
          label="Middle name"
          autoComplete={`${group} additional-name`}
          validate={directorRules.middleName}
        />
      </FieldGrid>
      <TextField
        name={`${path}lastName`}
        label="Last name"
        required
        autoComplete={`${group} family-name`}
        validate={directorRules.lastName}
      />
      <SameAddressField path={path} />
      {value.sameAddress ? null : <AddressFields path={path} group={group} rules={directorRules} />}
      <TextField
        name={`${path}mail`}
        label="Personal mail"
        type="email"
        required
        autoComplete={`${group} home email`}
        validate={directorRules.mail}
      />
      <TelephoneFields path={path} group={group} />
      <DocumentField name={directorProofPart(index)} label="Proof of address" />
    </>
  );
}

/** The section about the people who run the business: at least one. Rendered once, however often the form around is. */
export const DirectorsSection = memo(function DirectorsSection({ step, steps }: { step: number; steps: number }): JSX.Element {
  return (
    <FormSection title="Directors" description="Everybody who is a director of the business." step={step} steps={steps}>
      <FieldArrayGroup<DirectorFormValues>
        name="directors"
        legend={legend}
        shortName={shortName}
        newItem={() => newDirector}
        summary={summaryOf}
        {...directorCount}
        messages={{ add: 'Add another director', full: (max) => `You can enter up to ${max} directors` }}
      >
        {(director) => <DirectorFields {...director} />}
      </FieldArrayGroup>
    </FormSection>
  );
});
