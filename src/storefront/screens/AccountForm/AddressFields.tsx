import { getIn } from 'final-form';
import { useId, type JSX } from 'react';
import { useFormState } from 'react-final-form';
import type { BusinessValues } from '../../../contract/forms/account.ts';
import { doubtAboutPostCode, normalisePostCode } from '../../../contract/forms/identifiers.ts';
import type { Rules } from '../../../contract/forms/rules.ts';
import { FieldGrid } from '../../../kit/FormSection/index.ts';
import { Stack } from '../../../kit/Stack/index.ts';
import { TextField } from '../../../kit/TextField/index.ts';
import { DeliveryAnswer } from '../../forms/DeliveryAnswer.tsx';

/** The answer for the post code that the form holds. */
function FieldDeliveryAnswer({ name, id }: { name: string; id: string }): JSX.Element {
  const { values } = useFormState({ subscription: { values: true } });
  return <DeliveryAnswer postCode={(getIn(values, name) as string | undefined) ?? ''} id={id} />;
}

/** Props of {@link AddressFields}. */
interface AddressFieldsProps {
  /** Before the fields' names, with its dot: `business.`. */
  path: string;
  /** Tells one address from another when the browser fills in: `section-business`. */
  group: string;
  rules: Rules<Pick<BusinessValues, 'address1' | 'address2' | 'city' | 'county' | 'postCode'>>;
  /** Puts the post code into its usual form when the field is left. Default: does that and nothing else. */
  tidyPostCode?: (typed: string) => string;
  /** Says whether the shop delivers to the post code. Default: `false`. */
  isDelivery?: boolean;
}

/** A postal address. */
export function AddressFields({
  path,
  group,
  rules,
  tidyPostCode = normalisePostCode,
  isDelivery = false,
}: AddressFieldsProps): JSX.Element {
  const answerId = useId();
  return (
    <>
      <TextField name={`${path}address1`} label="Address 1" required autoComplete={`${group} address-line1`} validate={rules.address1} />
      <TextField name={`${path}address2`} label="Address 2" autoComplete={`${group} address-line2`} validate={rules.address2} />
      <FieldGrid>
        <TextField name={`${path}city`} label="City" autoComplete={`${group} address-level2`} validate={rules.city} />
        <TextField name={`${path}county`} label="County" autoComplete={`${group} address-level1`} validate={rules.county} />
      </FieldGrid>
      <Stack gap="1">
        <TextField
          name={`${path}postCode`}
          label="Post code"
          width="short"
          autoComplete={`${group} postal-code`}
          tidy={tidyPostCode}
          warn={doubtAboutPostCode}
          validate={rules.postCode}
          slotProps={isDelivery ? { input: { 'aria-describedby': answerId } } : undefined}
        />
        {isDelivery ? <FieldDeliveryAnswer name={`${path}postCode`} id={answerId} /> : null}
      </Stack>
    </>
  );
}
