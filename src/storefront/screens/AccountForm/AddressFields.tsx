import type { JSX } from 'react';
import type { BusinessValues } from '../../../contract/forms/account.ts';
import { deliveryArea, doubtAboutPostCode, normalisePostCode } from '../../../contract/forms/identifiers.ts';
import type { Rules } from '../../../contract/forms/rules.ts';
import { FieldGrid } from '../../../kit/FormSection/index.ts';
import { TextField } from '../../../kit/TextField/index.ts';

/** What is said of a post code in Jersey, Guernsey or the Isle of Man, which are not part of the United Kingdom. */
const outsideDelivery = 'We deliver within the United Kingdom only. You can still register and collect your goods.';

const doubtAboutDelivery = (postCode: string): string | undefined =>
  doubtAboutPostCode(postCode) ?? (deliveryArea(postCode) === 'crown-dependency' ? outsideDelivery : undefined);

/** Props of {@link AddressFields}. */
interface AddressFieldsProps {
  /** Before the fields' names, with its dot: `business.`. */
  path: string;
  /** Tells one address from another when the browser fills in: `section-business`. */
  group: string;
  rules: Rules<Pick<BusinessValues, 'address1' | 'address2' | 'city' | 'county' | 'postCode'>>;
  /** Puts the post code into its usual form when the field is left. Default: does that and nothing else. */
  tidyPostCode?: (typed: string) => string;
  /** Says so when nothing is delivered to the post code. Default: `false`. */
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
  return (
    <>
      <TextField name={`${path}address1`} label="Address 1" required autoComplete={`${group} address-line1`} validate={rules.address1} />
      <TextField name={`${path}address2`} label="Address 2" autoComplete={`${group} address-line2`} validate={rules.address2} />
      <FieldGrid>
        <TextField name={`${path}city`} label="City" autoComplete={`${group} address-level2`} validate={rules.city} />
        <TextField name={`${path}county`} label="County" autoComplete={`${group} address-level1`} validate={rules.county} />
      </FieldGrid>
      <TextField
        name={`${path}postCode`}
        label="Post code"
        width="short"
        autoComplete={`${group} postal-code`}
        tidy={tidyPostCode}
        warn={isDelivery ? doubtAboutDelivery : doubtAboutPostCode}
        validate={rules.postCode}
      />
    </>
  );
}
