import { DirectorFields, emptyDirector } from '@tarnbrook/kit/DirectorFields';
import { Form } from '@tarnbrook/kit/Form';
import { SubmitButton } from '@tarnbrook/kit/SubmitButton';

export function BasicExample() {
  return (
    <Form initialValues={{ directors: [emptyDirector] }} onSubmit={() => undefined}>
      <DirectorFields name="directors" min={1} max={20} />
      <SubmitButton>Send</SubmitButton>
    </Form>
  );
}
