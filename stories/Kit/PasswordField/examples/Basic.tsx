import { Form } from '@tarnbrook/kit/Form';
import { PasswordField } from '@tarnbrook/kit/PasswordField';
import { SubmitButton } from '@tarnbrook/kit/SubmitButton';

export function BasicExample() {
  return (
    <Form initialValues={{ password: '' }} onSubmit={() => undefined}>
      <PasswordField
        name="password"
        label="New password"
        hint="Eight characters or more"
        autoComplete="new-password"
        required
        validate={(password) => (password.length < 8 ? 'Choose a password of eight characters or more' : undefined)}
      />
      <SubmitButton>Change the password</SubmitButton>
    </Form>
  );
}
