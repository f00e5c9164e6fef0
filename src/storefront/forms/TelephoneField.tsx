import type { JSX } from 'react';
import { bareTelephone, telephone } from '../../contract/forms/fields.ts';
import type { Rule } from '../../contract/forms/rules.ts';
import { TextField } from '../../kit/TextField/index.ts';

/** Props of {@link TelephoneField}. */
interface TelephoneFieldProps {
  /** The path of its value: `business.mobileNo`. */
  name: string;
  label: string;
  required?: boolean;
  /** What the browser may fill in. Default: any telephone number. */
  autoComplete?: string;
  /** Default: an optional number. */
  validate?: Rule | undefined;
}

/** A telephone number. What people type between the digits goes as they type; how to write a number with a country code, which has a plus, the hint says. */
export function TelephoneField({ validate = telephone, ...rest }: TelephoneFieldProps): JSX.Element {
  return <TextField {...rest} type="tel" hint="Digits only, starting with 0 (not +44)" normalise={bareTelephone} validate={validate} />;
}
