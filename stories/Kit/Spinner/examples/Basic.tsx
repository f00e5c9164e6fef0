import { Spinner } from '@tarnbrook/kit/Spinner';

export function BasicExample() {
  return <Spinner label="The statement is being made" />;
}
