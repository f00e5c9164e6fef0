import { directorCount } from '../../../contract/limits.ts';
import { memo } from 'react';
import { directorProofPart } from '../../../contract/forms/multipart.ts';
import { directorFields } from '../../../contract/forms/accountFields.ts';
import { mapDefinitions, rulesOf } from '../../../contract/forms/fieldDefinitions.ts';
import { DirectorFields } from '../../../kit/DirectorFields/index.ts';
import { FormSection } from '../../../kit/FormSection/index.ts';
import { DocumentField } from '../../forms/DocumentField.tsx';
import { TelephoneField } from '../../forms/TelephoneField.tsx';
import { words as formWords } from '../../forms/words.ts';
import { newDirector, type DirectorFormValues } from './accountFormValues.ts';
import { words } from './words.ts';

const rules = rulesOf(directorFields);
const labels = mapDefinitions(directorFields, ({ label }) => label);
const postCode = { tidy: directorFields.postCode.tidy, warn: directorFields.postCode.warn };

/** The section about the people who run the business: at least one. Rendered once, however often the form around is. */
export const DirectorsSection = memo(function DirectorsSection() {
  return (
    <FormSection title={words.directors}>
      <DirectorFields<DirectorFormValues>
        name="directors"
        newItem={() => newDirector}
        {...directorCount}
        rules={rules}
        messages={labels}
        businessName="business"
        slots={{ telephone: TelephoneField }}
        slotProps={{ postCode }}
      >
        {({ index }) => <DocumentField name={directorProofPart(index)} label={formWords.directorProof} />}
      </DirectorFields>
    </FormSection>
  );
});
