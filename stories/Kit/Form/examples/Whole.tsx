import { useRef, useState } from 'react';
import { CheckboxField } from '@tarnbrook/kit/CheckboxField';
import { FileField, type FileKind } from '@tarnbrook/kit/FileUpload';
import { DraftKeeper, Form, type FormActions, type FormErrors } from '@tarnbrook/kit/Form';
import { FieldGrid, FormSection } from '@tarnbrook/kit/FormSection';
import { Link } from '@tarnbrook/kit/Link';
import { ResultDialog } from '@tarnbrook/kit/ResultDialog';
import { SubmitButton } from '@tarnbrook/kit/SubmitButton';
import { TextField } from '@tarnbrook/kit/TextField';

interface Registration {
  business: { name: string; street: string; postCode: string };
  mail: string;
  licence: File | undefined;
  termsAccepted: boolean;
}

const nothing: Registration = { business: { name: '', street: '', postCode: '' }, mail: '', licence: undefined, termsAccepted: false };

const pdf: FileKind = { extension: '.pdf', signature: '%PDF-' };

const needsMail = (mail: string) => (/^\S+@\S+\.\S+$/u.test(mail) ? undefined : 'Enter a mail address, such as orders@example.com');

/** Your own request. The messages of its answer go by the path of the field; those of '' stand in the summary alone. */
async function register(values: Registration): Promise<FormErrors | undefined> {
  if (values.mail.endsWith('@taken.example.com')) return { mail: 'There is an account with this mail already' };
  return undefined;
}

export function WholeExample() {
  const form = useRef<FormActions>(null);
  const [result, setResult] = useState<'success' | 'failure'>();
  return (
    <>
      <Form<Registration>
        initialValues={nothing}
        actionsRef={form}
        onSubmit={async (values) => {
          const errors = await register(values);
          setResult(errors ? 'failure' : 'success');
          return errors;
        }}
      >
        <FormSection title="Your business">
          <TextField name="business.name" label="Business name" autoComplete="organization" required />
          <FieldGrid>
            <TextField name="business.street" label="Street" autoComplete="address-line1" required />
            <TextField name="business.postCode" label="Post code" autoComplete="postal-code" width="short" required />
          </FieldGrid>
        </FormSection>
        <FormSection title="You">
          <TextField name="mail" label="Mail" type="email" autoComplete="email" required validate={needsMail} />
          <FileField name="licence" label="Licence" hint="A PDF of up to 5 MB" kinds={[pdf]} maxBytes={5 * 1024 * 1024} />
          <CheckboxField
            name="termsAccepted"
            label={
              <>
                I accept the <Link href="#terms">terms and conditions</Link>
              </>
            }
            required
          />
        </FormSection>
        <SubmitButton>Register</SubmitButton>
        <DraftKeeper storageKey="registration" />
      </Form>
      <ResultDialog
        result={result ?? 'success'}
        open={result !== undefined}
        onClose={() => {
          // After the dialog: an empty form, or the focus on what is wrong.
          if (result === 'success') form.current?.reset();
          else form.current?.focusSummary();
          setResult(undefined);
        }}
      >
        {result === 'failure' ? 'Not sent. What is wrong stands at the top of the form.' : 'We have your registration.'}
      </ResultDialog>
    </>
  );
}
