import type { Rule } from '../../contract/forms/rules.ts';
import { TextField } from '../../kit/TextField/index.ts';
import { words } from './words.ts';

/** The field for the user name or mail address, which password managers recognise as the same on every screen. */
export function LoginNameField({ name, validate }: { name: string; validate: Rule | undefined }) {
  return (
    <TextField
      name={name}
      label={words.userNameOrMail}
      required
      autoComplete="username"
      slotProps={{ input: { spellCheck: false, autoCapitalize: 'none' } }}
      validate={validate}
    />
  );
}
