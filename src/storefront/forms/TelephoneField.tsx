import { nationalTelephone, telephone } from '../../contract/forms/sharedFields.ts';
import { TextField, type TextFieldProps } from '../../kit/TextField/index.ts';

/** A telephone number. Phones fill it in with +44 and people separate digits; when the field is left it shows the digits that are stored. By default it is optional. */
export function TelephoneField(props: Omit<TextFieldProps, 'type' | 'tidy'>) {
  return <TextField validate={telephone} {...props} type="tel" tidy={nationalTelephone} />;
}
