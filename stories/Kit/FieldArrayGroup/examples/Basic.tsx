import { FieldArrayGroup } from '@tarnbrook/kit/FieldArrayGroup';
import { Form } from '@tarnbrook/kit/Form';
import { SubmitButton } from '@tarnbrook/kit/SubmitButton';
import { TextField } from '@tarnbrook/kit/TextField';

export function BasicExample() {
  return (
    <Form initialValues={{ branches: [{ name: '' }] }} onSubmit={() => undefined}>
      <FieldArrayGroup
        name="branches"
        newItem={() => ({ name: '' })}
        min={1}
        max={5}
        legend={(position, total) => `Branch ${position} of ${total}`}
        messages={{ add: 'Add another branch' }}
      >
        {({ name }) => <TextField name={`${name}.name`} label="Name of the branch" required />}
      </FieldArrayGroup>
      <SubmitButton>Send</SubmitButton>
    </Form>
  );
}
