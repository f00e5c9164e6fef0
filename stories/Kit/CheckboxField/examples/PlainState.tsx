import { useState } from 'react';
import { CheckboxInput } from '@tarnbrook/kit/CheckboxField';

export function PlainStateExample() {
  const [isAgreed, setIsAgreed] = useState(false);
  return (
    <CheckboxInput
      label="Send me the price list by mail"
      hint="Once a month. You can stop it at any time."
      checked={isAgreed}
      onChange={(_event, checked) => setIsAgreed(checked)}
    />
  );
}
