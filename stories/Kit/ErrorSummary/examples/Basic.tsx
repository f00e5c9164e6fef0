import { ErrorSummary } from '@tarnbrook/kit/ErrorSummary';
import { TextInput } from '@tarnbrook/kit/TextField';

export function BasicExample() {
  return (
    <>
      <ErrorSummary errors={[{ id: 'postcode', message: 'Enter a post code, such as NE1 4XX' }]} />
      <TextInput id="postcode" label="Post code" width="short" error="Enter a post code, such as NE1 4XX" />
    </>
  );
}
