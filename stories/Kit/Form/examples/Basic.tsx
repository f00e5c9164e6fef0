import { Form } from '@tarnbrook/kit/Form';
import { SubmitButton } from '@tarnbrook/kit/SubmitButton';
import { TextField } from '@tarnbrook/kit/TextField';

interface Message {
  name: string;
  text: string;
}

export function BasicExample() {
  return (
    <Form<Message>
      initialValues={{ name: '', text: '' }}
      onSubmit={async (values, { reset }) => {
        const answer = await fetch('/messages', { method: 'POST', body: JSON.stringify(values) });
        // Messages by the name of the field; those of '' stand in the summary alone.
        if (!answer.ok) return { '': 'Something went wrong, please try again.' };
        reset();
        return undefined;
      }}
    >
      <TextField name="name" label="Your name" autoComplete="name" required />
      <TextField name="text" label="Message" multiline required />
      <SubmitButton>Send the message</SubmitButton>
    </Form>
  );
}
