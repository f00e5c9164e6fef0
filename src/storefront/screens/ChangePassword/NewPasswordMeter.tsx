import type { JSX } from 'react';
import { useFormState } from 'react-final-form';
import type { NewPassword } from '../../../contract/forms/passwords.ts';
import { PasswordStrength, type PasswordLevel } from '../../../kit/PasswordStrength/index.ts';
import type { PasswordJudge } from './usePasswordJudge.ts';
import { words } from './words.ts';

/** What would make a password harder to guess that is accepted. */
const advice: Partial<Record<PasswordLevel, string>> = words.advice;

const subscription = { values: true, touched: true, active: true } as const;

/** How hard the password is to guess that is typed above; and, while it is typed, why it would be refused. Once the field is left, the field says that itself. */
export function NewPasswordMeter({ judge }: { judge: PasswordJudge }): JSX.Element {
  const { values, touched, active } = useFormState<NewPassword>({ subscription });
  const judgement = judge(values.pwd);
  const isSaid = touched?.['pwd'] === true && active !== 'pwd';
  return (
    <PasswordStrength
      level={judgement?.level}
      advice={judgement && ((isSaid ? undefined : judgement.refusal) ?? advice[judgement.level])}
    />
  );
}
