import { useState, type JSX } from 'react';
import { deliveryArea, normalisePostCode } from '../../../contract/forms/identifiers.ts';
import { Button } from '../../../kit/Button/index.ts';
import { Link } from '../../../kit/Link/index.ts';
import { Stack } from '../../../kit/Stack/index.ts';
import { TextInput } from '../../../kit/TextField/index.ts';
import { useBrand } from '../../BrandContext.tsx';

/** Asks for a post code and says whether the shop delivers there: in the United Kingdom it does, in the Crown dependencies people should ring. */
export function DeliveryCheck(): JSX.Element {
  const { company } = useBrand();
  const [typed, setTyped] = useState('');
  const [checked, setChecked] = useState<string>();
  const area = checked === undefined ? undefined : deliveryArea(checked);
  const [phone] = company.phones;
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
          label="Post code"
          required
          name="postCode"
          value={typed}
          onChange={(_event, value) => {
            setTyped(value);
            setChecked(undefined);
          }}
          autoComplete="postal-code"
          error={area === 'unknown' ? 'Enter a UK post code, for example M12 0ZX' : undefined}
        />
        <Stack direction="row">
          <Button type="submit">Check delivery</Button>
        </Stack>
        <output>
          {area === 'uk' ? <p>Yes, we deliver to {checked}.</p> : null}
          {area === 'crown-dependency' ? (
            <p>
              {checked} is outside the United Kingdom. Please ring us before you order
              {phone ? (
                <>
                  {': '}
                  <Link href={phone.href}>{phone.label}</Link>
                </>
              ) : null}
              .
            </p>
          ) : null}
        </output>
      </Stack>
    </form>
  );
}
