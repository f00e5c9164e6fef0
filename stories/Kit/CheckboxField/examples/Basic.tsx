import { CheckboxField } from '@tarnbrook/kit/CheckboxField';
import { Form } from '@tarnbrook/kit/Form';
import { Link } from '@tarnbrook/kit/Link';
import { SubmitButton } from '@tarnbrook/kit/SubmitButton';

export function BasicExample() {
  return (
    <Form initialValues={{ terms: false }} onSubmit={() => undefined}>
      <CheckboxField
        name="terms"
        required
        label={
          <>
            I accept the <Link href="#terms">terms and conditions</Link>
          </>
        }
      />
      <SubmitButton>Open an account</SubmitButton>
    </Form>
  );
}
