import { fieldIds, FormField, idList } from '@tarnbrook/kit/FormField';
import { useId, useState } from 'react';

export function BasicExample() {
  const id = useId();
  const [cases, setCases] = useState(6);
  const error = cases > 10 ? 'Order ten cases at most' : undefined;
  return (
    <FormField label="Cases" controlId={id} hint="24 cans each" error={error} width="medium">
      <input
        data-control=""
        id={id}
        type="range"
        style={{ background: 'transparent' }}
        min={1}
        max={12}
        value={cases}
        onChange={(event) => setCases(event.target.valueAsNumber)}
        aria-describedby={idList(fieldIds(id).hint, error && fieldIds(id).message)}
        aria-invalid={error !== undefined}
      />
    </FormField>
  );
}
