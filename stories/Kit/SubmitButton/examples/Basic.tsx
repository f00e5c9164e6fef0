import { CheckboxField } from '@tarnbrook/kit/CheckboxField';
import { Form } from '@tarnbrook/kit/Form';
import { SubmitButton } from '@tarnbrook/kit/SubmitButton';

export function BasicExample() {
  return (
    <Form initialValues={{ terms: false }} onSubmit={() => undefined}>
      <CheckboxField name="terms" label="I accept the terms" required />
      <SubmitButton blockedBy="terms">Send</SubmitButton>
    </Form>
  );
}
