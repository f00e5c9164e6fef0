import { AddressFields } from '@tarnbrook/kit/DirectorFields';
import { Form } from '@tarnbrook/kit/Form';
import { SubmitButton } from '@tarnbrook/kit/SubmitButton';

export function AddressExample() {
  return (
    <Form initialValues={{ business: { address1: '', address2: '', city: '', county: '', postCode: '' } }} onSubmit={() => undefined}>
      <AddressFields name="business" section="section-business" />
      <SubmitButton>Send</SubmitButton>
    </Form>
  );
}
