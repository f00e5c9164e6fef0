import { Form } from '@tarnbrook/kit/Form';
import { FieldGrid, FormSection } from '@tarnbrook/kit/FormSection';
import { SubmitButton } from '@tarnbrook/kit/SubmitButton';
import { TextField } from '@tarnbrook/kit/TextField';

export function BasicExample() {
  return (
    <Form initialValues={{ name: '', street: '', postCode: '' }} onSubmit={() => undefined}>
      <FormSection title="Your business">
        <TextField name="name" label="Business name" autoComplete="organization" required />
      </FormSection>
      <FormSection title="Its address">
        <FieldGrid>
          <TextField name="street" label="Street" autoComplete="address-line1" required />
          <TextField name="postCode" label="Post code" autoComplete="postal-code" width="short" required />
        </FieldGrid>
      </FormSection>
      <SubmitButton>Send</SubmitButton>
    </Form>
  );
}
