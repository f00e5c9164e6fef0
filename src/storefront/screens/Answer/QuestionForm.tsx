import { getIn } from 'final-form';
import { useState, type JSX } from 'react';
import { answerCall } from '../../../contract/calls.ts';
import { businessFields, directorFields } from '../../../contract/forms/accountFields.ts';
import { bodyPart, businessProofParts, directorProofPart } from '../../../contract/forms/multipart.ts';
import { askedFields, proofMissing, questionItems, questionMessages } from '../../../contract/forms/questions.ts';
import type { QuestionAnswer } from '../../../contract/forms/schemas.ts';
import { DirectorInputs } from '../../../kit/DirectorFields/index.ts';
import { FormSection } from '../../../kit/FormSection/index.ts';
import { TextField } from '../../../kit/TextField/index.ts';
import { DocumentField } from '../../forms/DocumentField.tsx';
import { fieldProps } from '../../forms/fieldProps.ts';
import { useLastingDraft } from '../../forms/LastingDraft.tsx';
import { TelephoneField } from '../../forms/TelephoneField.tsx';
import type { ChosenFiles } from '../../forms/unreadableFiles.ts';
import { UploadForm } from '../../forms/UploadForm.tsx';
import { IpLookupContext } from '../../IpLookupContext.ts';
import { words } from './words.ts';

/** What is asked for, as it was typed before; files are added beside it. */
type AnswerValues = Pick<QuestionAnswer, 'business' | 'directors'>;

/** All chosen files, by their parts. */
const filesOf = (values: AnswerValues): ChosenFiles =>
  [...businessProofParts, ...values.directors.map((_, index) => directorProofPart(index))].flatMap((part) => {
    const file: unknown = getIn(values, part);
    return file instanceof File ? [[part, file] as const] : [];
  });

/** The hint of a proof that came before. */
const before = (fileName: string | undefined) => (fileName === undefined ? {} : { hint: words.before(fileName) });

/** Everything about the business that is asked for. */
function BusinessItems({ items, files }: Pick<QuestionAnswer, 'items' | 'files'>): JSX.Element | null {
  const labels = questionItems(0);
  const fields = askedFields.filter((name) => items.includes(`business.${name}`));
  const proofs = businessProofParts.filter((part) => items.includes(part));
  if (fields.length + proofs.length === 0) return null;
  return (
    <FormSection title={words.business}>
      {fields.map((name) => {
        const Field = name === 'landlineNo' || name === 'mobileNo' ? TelephoneField : TextField;
        return <Field key={name} {...fieldProps(businessFields, name, 'business.')} />;
      })}
      {proofs.map((part) => (
        <DocumentField key={part} name={part} label={labels.get(part)!} requiredMessage={proofMissing(labels.get(part)!)} {...before(files[part])} />
      ))}
    </FormSection>
  );
}

/** Everything about one director. */
function DirectorItem({ index, files }: Pick<QuestionAnswer, 'files'> & { index: number }): JSX.Element {
  const part = directorProofPart(index);
  return (
    <FormSection title={words.director(index + 1)}>
      <DirectorInputs
        section={`section-director${index + 1}`}
        renderField={(name, props) => {
          const field = fieldProps(directorFields, name, `directors[${index}].`);
          const Field = name === 'landlineNo' || name === 'mobileNo' ? TelephoneField : TextField;
          return <Field {...props} {...field} />;
        }}
      >
        <DocumentField name={part} label={words.directorProof} {...before(files[part])} />
      </DirectorInputs>
    </FormSection>
  );
}

/** The form with what is asked for. It stays behind its result when it was sent, with the question as it was. */
export function QuestionForm({
  question,
  token,
  isOpen,
  onSent,
}: {
  question: QuestionAnswer;
  token: string;
  isOpen: boolean;
  onSent: () => void;
}): JSX.Element {
  const [{ id, items, files, business, directors }] = useState(question);
  const [initialValues] = useState<AnswerValues>({ business, directors });
  const draftKey = `answer-${id}`;
  const lasting = useLastingDraft(draftKey);
  return (
    <>
      {lasting.notice}
      {/* Nobody consents here, so the address is not looked up. */}
      <IpLookupContext value="">
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
          <BusinessItems items={items} files={files} />
          {directors.map((director, index) => (director ? <DirectorItem key={index} index={index} files={files} /> : null))}
        </UploadForm>
      </IpLookupContext>
    </>
  );
}
