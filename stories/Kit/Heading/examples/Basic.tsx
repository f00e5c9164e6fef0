import { Heading } from '@tarnbrook/kit/Heading';

export function BasicExample() {
  return (
    <>
      <Heading level={1}>Soft drinks</Heading>
      <Heading level={2} size="lg">
        Cola
      </Heading>
    </>
  );
}
