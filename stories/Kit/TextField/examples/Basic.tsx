import { Form } from '@tarnbrook/kit/Form';
import { SubmitButton } from '@tarnbrook/kit/SubmitButton';
import { TextField } from '@tarnbrook/kit/TextField';

const validateMail = (mail: string) => (mail.includes('@') ? undefined : 'Enter a mail address, such as name@business.example');

export function BasicExample() {
  return (
    <Form initialValues={{ mail: '' }} onSubmit={() => undefined}>
      <TextField name="mail" type="email" label="Mail" hint="Statements go there" autoComplete="email" required validate={validateMail} />
      <SubmitButton>Save</SubmitButton>
    </Form>
  );
}
