import { ProgressBar } from '@tarnbrook/kit/ProgressBar';

export function BasicExample() {
  return <ProgressBar label="proof-of-address.pdf" value={0.4} />;
}
