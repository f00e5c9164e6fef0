import { Button } from '@tarnbrook/kit/Button';
import { ResultPanel } from '@tarnbrook/kit/ResultPanel';

export function BasicExample() {
  return (
    <ResultPanel result="success" heading="Your application has arrived" actions={<Button href="#jobs">All jobs</Button>}>
      We read every one and answer within two weeks.
    </ResultPanel>
  );
}
