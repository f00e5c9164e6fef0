import { getIn } from 'final-form';
import { useState } from 'react';
import { answerCall } from '../../../contract/calls.ts';
import { businessFields, directorFields } from '../../../contract/forms/accountFields.ts';
import type { TextDefinitions } from '../../../contract/forms/fieldDefinitions.ts';
import { bodyPart, businessProofLabels, businessProofParts, directorProofPart } from '../../../contract/forms/multipart.ts';
import { askedFields, questionMessages } from '../../../contract/forms/questions.ts';
import type { QuestionAnswer } from '../../../contract/forms/schemas.ts';
import { AsideLayout } from '../../../kit/AsideLayout/index.ts';
import { DirectorInputs, type GivenFieldProps } from '../../../kit/DirectorFields/index.ts';
import { FormSection } from '../../../kit/FormSection/index.ts';
import { TextField } from '../../../kit/TextField/index.ts';
import { DocumentField } from '../../forms/DocumentField.tsx';
import { fieldProps } from '../../forms/fieldProps.ts';
import { useLastingDraft } from '../../forms/LastingDraft.tsx';
import { TelephoneField } from '../../forms/TelephoneField.tsx';
import type { ChosenFiles } from '../../forms/unreadableFiles.ts';
import { words as formWords } from '../../forms/words.ts';
import { UploadForm } from '../../forms/UploadForm.tsx';
import { HelpCard } from '../../HelpCard.tsx';
import { IpLookupContext } from '../../IpLookupContext.ts';
import { sharedWords } from '../../words.ts';
import { words } from './words.ts';

/** The values that are asked for, as they were typed before; chosen files stand beside them. */
type AnswerValues = Pick<QuestionAnswer, 'business' | 'directors'>;

const filesOf = (values: AnswerValues): ChosenFiles =>
  [...businessProofParts, ...values.directors.map((_, index) => directorProofPart(index))].flatMap((part) => {
    const file: unknown = getIn(values, part);
    return file instanceof File ? [[part, file] as const] : [];
  });

/** An item that staff ask for is no choice, also where the account form could do without it. */
const asked = { optional: false } as const;

/** The control of a field by its definition, as the account form has it. Where reviewers see how it was typed, only the server tidies it. */
function fieldOf(definitions: TextDefinitions, name: string, path: string, props?: GivenFieldProps | typeof asked) {
  const Field = name === 'landlineNo' || name === 'mobileNo' ? TelephoneField : TextField;
  return <Field key={name} {...props} {...fieldProps(definitions, name, path)} {...(definitions[name]!.storesTyped && { tidy: String })} />;
}

function Items({ items, files, directors }: QuestionAnswer) {
  const hintOf = (part: string) => (files[part] === undefined ? {} : { hint: words.before(files[part]) });
  const fields = askedFields.filter((name) => items.includes(`business.${name}`));
  const proofs = Object.entries(businessProofLabels).filter(([part]) => items.includes(part));
  return (
    <>
      {fields.length + proofs.length === 0 ? null : (
        <FormSection title={words.business}>
          {fields.map((name) => fieldOf(businessFields, name, 'business.', asked))}
          {proofs.map(([part, label]) => (
            <DocumentField key={part} name={part} label={label} requiredMessage={questionMessages.proofMissing(label)} {...hintOf(part)} />
          ))}
        </FormSection>
      )}
      {directors.map((director, index) =>
        director === null ? null : (
          <FormSection key={index} title={words.director(index + 1)}>
            <DirectorInputs
              section={`section-director${index + 1}`}
              renderField={(name, props) => fieldOf(directorFields, name, `directors[${index}].`, props)}
            >
              <DocumentField
                {...asked}
                name={directorProofPart(index)}
                label={formWords.directorProof}
                {...hintOf(directorProofPart(index))}
              />
            </DirectorInputs>
          </FormSection>
        ),
      )}
    </>
  );
}

interface QuestionFormProps {
  question: QuestionAnswer;
  token: string;
  isOpen: boolean;
  onSent: () => void;
}

/** The form with what is asked for. It stays behind its result when it was sent, with the question as it was. */
export function QuestionForm({ question, token, isOpen, onSent }: QuestionFormProps) {
  const [first] = useState(question);
  const [initialValues] = useState<AnswerValues>({ business: first.business, directors: first.directors });
  const draftKey = `answer-${first.id}`;
  const lasting = useLastingDraft(draftKey);
  return (
    <>
      {lasting.notice}
      {/* Nobody consents here, so the address is not looked up. */}
      <IpLookupContext value="">
        <AsideLayout aside={isOpen ? <HelpCard /> : null} asideLabel={sharedWords.contactUs}>
          <UploadForm
            call={answerCall}
            draftKey={draftKey}
            lasting={lasting}
            initialValues={initialValues}
            filesOf={filesOf}
            toBody={async (values, along) => {
              const form = new FormData();
              form.set(bodyPart, JSON.stringify({ token, ...values, check: (await along).check }));
              for (const [part, file] of filesOf(values)) form.set(part, file, file.name);
              return form;
            }}
            successMessage={questionMessages.sent}
            onSent={onSent}
            refusalOf={({ message }) => message}
            isOpen={isOpen}
          >
            <Items {...first} />
          </UploadForm>
        </AsideLayout>
      </IpLookupContext>
    </>
  );
}
