import { DraftKeeper, Form, UnsavedChangesGuard } from '@tarnbrook/kit/Form';
import { SubmitButton } from '@tarnbrook/kit/SubmitButton';
import { TextField } from '@tarnbrook/kit/TextField';

export function GuardedExample() {
  return (
    <Form initialValues={{ text: '' }} onSubmit={(_values, { reset }) => reset()}>
      <TextField name="text" label="Message" multiline required />
      <SubmitButton>Send the message</SubmitButton>
      <DraftKeeper storageKey="message" />
      <UnsavedChangesGuard />
    </Form>
  );
}
