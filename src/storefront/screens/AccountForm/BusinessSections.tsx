import { getIn } from 'final-form';
import { memo, useId, type JSX } from 'react';
import { useFormState } from 'react-final-form';
import { businessProofParts, businessRules } from '../../../contract/forms/account.ts';
import { companyNumberWarning, postCodeWarning, vatNumberWarning } from '../../../contract/forms/identifiers.ts';
import { AddressFields } from '../../../kit/DirectorFields/index.ts';
import { useFormParts } from '../../../kit/Form/index.ts';
import { FieldGrid, FormSection } from '../../../kit/FormSection/index.ts';
import { TextField } from '../../../kit/TextField/index.ts';
import { DeliveryAnswer } from '../../forms/DeliveryAnswer.tsx';
import { DocumentField } from '../../forms/DocumentField.tsx';
import { tidied, type TidiedField } from './accountFormValues.ts';
import { TelephoneFields } from './TelephoneFields.tsx';

const path = 'business.';
const group = 'section-business';

/** The answer for the post code that the form holds. */
function FieldDeliveryAnswer({ id }: { id: string }): JSX.Element {
  const { values } = useFormState({ subscription: { values: true } });
  return <DeliveryAnswer postCode={(getIn(values, `${path}postCode`) as string | undefined) ?? ''} id={id} />;
}

/** The first two sections: which business it is, and where. Rendered once, however often the form around is. */
export const BusinessSections = memo(function BusinessSections({ steps }: { steps: number }): JSX.Element {
  const { api } = useFormParts();
  const answerId = useId();
  const tidyNoting = (field: TidiedField) => (typed: string) => {
    const tidy = tidied[field](typed);
    // Left once more, the field holds its usual form already.
    if (tidy !== typed) api.change(`${path}typed.${field}` as never, typed);
    return tidy;
  };
  return (
    <>
      <FormSection title="Your business" step={1} steps={steps}>
        <TextField
          name={`${path}name`}
          label="Business name"
          hint="As registered"
          required
          autoComplete="organization"
          validate={businessRules.name}
        />
        <FieldGrid>
          <TextField
            name={`${path}vatNumber`}
            label="VAT Reg No."
            hint="9 digits, with or without GB"
            required
            autoComplete="off"
            tidy={tidyNoting('vatNumber')}
            warn={vatNumberWarning}
            validate={businessRules.vatNumber}
          />
          <TextField
            name={`${path}registrationNumber`}
            label="Company Reg No."
            hint="8 characters, such as 01234567 or SC123456"
            required
            autoComplete="off"
            tidy={tidyNoting('registrationNumber')}
            warn={companyNumberWarning}
            validate={businessRules.registrationNumber}
          />
        </FieldGrid>
      </FormSection>
      <FormSection title="Address and contact" step={2} steps={steps}>
        <AddressFields
          name="business"
          section={group}
          rules={businessRules}
          slotProps={{
            postCode: {
              tidy: tidyNoting('postCode'),
              warn: postCodeWarning,
              slotProps: { input: { 'aria-describedby': answerId } },
            },
          }}
        >
          <FieldDeliveryAnswer id={answerId} />
        </AddressFields>
        <TextField
          name={`${path}mail`}
          label="Business mail"
          hint="We send the verification link here"
          type="email"
          required
          autoComplete={`${group} work email`}
          validate={businessRules.mail}
        />
        <TelephoneFields path={path} group={group} />
        <DocumentField
          name={businessProofParts[0]}
          label="Proof of address 1"
          hint="A utility bill, bank statement or lease in the name of the business"
        />
        <DocumentField name={businessProofParts[1]} label="Proof of address 2" />
      </FormSection>
    </>
  );
});
