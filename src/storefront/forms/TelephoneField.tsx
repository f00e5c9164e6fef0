import { nationalTelephone, telephone } from '../../contract/forms/sharedFields.ts';
import type { Rule } from '../../contract/forms/rules.ts';
import { TextField } from '../../kit/TextField/index.ts';

interface TelephoneFieldProps {
  /** The path of its value: `business.mobileNo`. */
  name: string;
  label: string;
  required?: boolean;
  /** Says "(optional)". Default: when it is not `required`. */
  optional?: boolean;
  /** Value that the browser may fill in. Default: any telephone number. */
  autoComplete?: string;
  /** Default: an optional number. */
  validate?: Rule | undefined;
}

/** A telephone number. Phones fill it in with +44 and people separate digits; when the field is left it shows the digits that are stored. */
export function TelephoneField({ validate = telephone, ...rest }: TelephoneFieldProps) {
  return <TextField {...rest} type="tel" tidy={nationalTelephone} validate={validate} />;
}
