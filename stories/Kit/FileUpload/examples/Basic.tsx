import { FileField, type FileKind } from '@tarnbrook/kit/FileUpload';
import { Form } from '@tarnbrook/kit/Form';
import { SubmitButton } from '@tarnbrook/kit/SubmitButton';

const pdf: FileKind = { extension: '.pdf', signature: '%PDF-' };

export function BasicExample() {
  return (
    <Form initialValues={{ proof: undefined }} onSubmit={() => undefined}>
      <FileField
        name="proof"
        label="Proof of address"
        hint="A bill or a bank statement of this year"
        kinds={[pdf]}
        maxBytes={5 * 1024 * 1024}
        required
      />
      <SubmitButton>Send</SubmitButton>
    </Form>
  );
}
