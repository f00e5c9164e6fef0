import { Form } from '@tarnbrook/kit/Form';
import { FormPanel } from '@tarnbrook/kit/FormPanel';
import { Link } from '@tarnbrook/kit/Link';
import { PasswordField } from '@tarnbrook/kit/PasswordField';
import { SubmitButton } from '@tarnbrook/kit/SubmitButton';
import { TextField } from '@tarnbrook/kit/TextField';

export function BasicExample() {
  return (
    <FormPanel heading="Log in" foot={<Link href="#account">Open an account</Link>}>
      <Form initialValues={{ user: '', password: '' }} onSubmit={() => undefined} summary={false}>
        <TextField name="user" label="User name" autoComplete="username" required />
        <PasswordField name="password" label="Password" autoComplete="current-password" required />
        <SubmitButton fullWidth>Log in</SubmitButton>
      </Form>
    </FormPanel>
  );
}
