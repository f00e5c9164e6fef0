import { getIn } from 'final-form';
import { memo, useId } from 'react';
import { useFormState } from 'react-final-form';
import { businessProofLabels, businessProofParts } from '../../../contract/forms/multipart.ts';
import { businessFields, type TypedBusinessField } from '../../../contract/forms/accountFields.ts';
import { mapDefinitions, rulesOf } from '../../../contract/forms/fieldDefinitions.ts';
import { AddressFields } from '../../../kit/DirectorFields/index.ts';
import { useFormParts } from '../../../kit/Form/index.ts';
import { FieldGrid, FormSection } from '../../../kit/FormSection/index.ts';
import { TextField } from '../../../kit/TextField/index.ts';
import { DeliveryAnswer } from '../../forms/DeliveryAnswer.tsx';
import { fieldProps } from '../../forms/fieldProps.ts';
import { DocumentField } from '../../forms/DocumentField.tsx';
import { TelephoneField } from '../../forms/TelephoneField.tsx';
import { words } from './words.ts';

const path = 'business.';
const group = 'section-business';
const rules = rulesOf(businessFields);
const labels = mapDefinitions(businessFields, ({ label }) => label);

/** Props of a control that come from the definition of the business's field. */
const business = (name: keyof typeof businessFields) => fieldProps(businessFields, name, path);

function FieldDeliveryAnswer({ id }: { id: string }) {
  const { values } = useFormState({ subscription: { values: true } });
  return <DeliveryAnswer postCode={(getIn(values, `${path}postCode`) as string | undefined) ?? ''} id={id} />;
}

/** The first two sections: the business and its address. Rendered once, however often the form around is. */
export const BusinessSections = memo(function BusinessSections() {
  const { api } = useFormParts();
  const answerId = useId();
  const tidyNoting = (field: TypedBusinessField) => (typed: string) => {
    const tidied = businessFields[field].tidy(typed);
    // When the field is left again, it already contains the tidied value.
    if (tidied !== typed) api.change(`${path}typed.${field}` as never, typed);
    return tidied;
  };
  return (
    <>
      <FormSection title={words.business}>
        <TextField {...business('name')} autoComplete="organization" />
        <FieldGrid>
          <TextField {...business('vatNumber')} hint={words.vatNumberHint} autoComplete="off" tidy={tidyNoting('vatNumber')} />
          <TextField
            {...business('registrationNumber')}
            hint={words.registrationNumberHint}
            autoComplete="off"
            tidy={tidyNoting('registrationNumber')}
          />
        </FieldGrid>
      </FormSection>
      <FormSection title={words.contact}>
        <AddressFields
          name="business"
          section={group}
          rules={rules}
          messages={labels}
          slotProps={{
            postCode: {
              tidy: tidyNoting('postCode'),
              warn: businessFields.postCode.warn,
              slotProps: { input: { 'aria-describedby': answerId } },
            },
          }}
        >
          <FieldDeliveryAnswer id={answerId} />
        </AddressFields>
        <TextField {...business('mail')} type="email" autoComplete={`${group} work email`} />
        <FieldGrid>
          <TelephoneField {...business('landlineNo')} autoComplete={`${group} work tel`} />
          <TelephoneField {...business('mobileNo')} autoComplete={`${group} mobile tel`} />
        </FieldGrid>
        <DocumentField name={businessProofParts[0]} label={businessProofLabels[businessProofParts[0]]} hint={words.proofHint} />
        <DocumentField name={businessProofParts[1]} label={businessProofLabels[businessProofParts[1]]} />
      </FormSection>
    </>
  );
});
