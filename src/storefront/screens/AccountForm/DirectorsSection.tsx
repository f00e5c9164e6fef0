import { memo, type JSX } from 'react';
import { directorCount, directorProofPart, directorRules } from '../../../contract/forms/account.ts';
import { postCodeWarning, normalisePostCode } from '../../../contract/forms/identifiers.ts';
import { DirectorFields } from '../../../kit/DirectorFields/index.ts';
import { FormSection } from '../../../kit/FormSection/index.ts';
import { DocumentField } from '../../forms/DocumentField.tsx';
import { TelephoneField } from '../../forms/TelephoneField.tsx';
import { newDirector, type DirectorFormValues } from './accountFormValues.ts';

/** The section about the people who run the business: at least one. Rendered once, however often the form around is. */
export const DirectorsSection = memo(function DirectorsSection({ step, steps }: { step: number; steps: number }): JSX.Element {
  return (
    <FormSection title="Directors" description="Everybody who is a director of the business." step={step} steps={steps}>
      <DirectorFields<DirectorFormValues>
        name="directors"
        newItem={() => newDirector}
        {...directorCount}
        rules={directorRules}
        businessName="business"
        slots={{ telephone: TelephoneField }}
        slotProps={{ postCode: { tidy: normalisePostCode, warn: postCodeWarning } }}
      >
        {({ index }) => <DocumentField name={directorProofPart(index)} label="Proof of address" />}
      </DirectorFields>
    </FormSection>
  );
});
