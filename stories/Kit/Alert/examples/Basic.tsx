import { Alert } from '@tarnbrook/kit/Alert';

export function BasicExample() {
  return (
    <Alert severity="warning" title="Closed on Monday">
      The counter is shut for stock-taking on 4 January. Orders by telephone are taken as usual.
    </Alert>
  );
}
