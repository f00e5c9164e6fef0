import { SpinnerRing } from '@tarnbrook/kit/Spinner';

export function RingAloneExample() {
  return (
    <output>
      <SpinnerRing /> The statement is being made
    </output>
  );
}
