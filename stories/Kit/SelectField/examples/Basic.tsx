import { Form } from '@tarnbrook/kit/Form';
import { SelectField } from '@tarnbrook/kit/SelectField';
import { SubmitButton } from '@tarnbrook/kit/SubmitButton';

const trades = [
  { value: 'cafe', label: 'Café' },
  { value: 'restaurant', label: 'Restaurant' },
  { value: 'shop', label: 'Shop' },
];

export function BasicExample() {
  return (
    <Form initialValues={{ trade: '' }} onSubmit={() => undefined}>
      <SelectField name="trade" label="Kind of business" options={trades} required />
      <SubmitButton>Send</SubmitButton>
    </Form>
  );
}
