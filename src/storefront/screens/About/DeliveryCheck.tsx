import { useState } from 'react';
import { deliveryArea, normalisePostCode } from '../../../contract/forms/identifiers.ts';
import { Button } from '../../../kit/Button/index.ts';
import { Stack } from '../../../kit/Stack/index.ts';
import { TextInput } from '../../../kit/TextField/index.ts';
import { DeliveryAnswer } from '../../forms/DeliveryAnswer.tsx';
import { deliveryWords } from './deliveryWords.ts';

/** Asks for a post code and says whether the shop delivers there. */
export function DeliveryCheck() {
  const [typed, setTyped] = useState('');
  const [checked, setChecked] = useState<string>();
  const isNone = checked !== undefined && deliveryArea(checked) === 'unknown';
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setChecked(normalisePostCode(typed));
      }}
    >
      <Stack>
        <TextInput
          label={deliveryWords.postCode}
          required
          name="postCode"
          value={typed}
          onChange={(_event, value) => {
            setTyped(value);
            setChecked(undefined);
          }}
          autoComplete="postal-code"
          error={isNone ? deliveryWords.noPostCode : undefined}
        />
        <Stack direction="row">
          <Button type="submit">{deliveryWords.check}</Button>
        </Stack>
        <DeliveryAnswer postCode={checked ?? ''} saysYes />
      </Stack>
    </form>
  );
}
