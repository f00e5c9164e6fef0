import type { JSX } from 'react';
import { useFormState } from 'react-final-form';
import { forbiddenSignsAdvice, type NewPassword } from '../../../contract/forms/passwords.ts';
import { PasswordStrength, type PasswordLevel } from '../../../kit/PasswordStrength/index.ts';
import type { PasswordJudge } from './usePasswordJudge.ts';
import { words } from './words.ts';

/** Advice on how to make an accepted password harder to guess. */
const advice: Partial<Record<PasswordLevel, string>> = words.advice;

const subscription = { values: true, touched: true, active: true } as const;

interface NewPasswordMeterProps {
  judge: PasswordJudge;
  /** The id of the line in words, which describes the password field. */
  lineId: string;
}

/** The strength of the password typed above and, during typing, the reason why it would be refused. Once the field is left, the field itself shows the reason. */
export function NewPasswordMeter({ judge, lineId }: NewPasswordMeterProps): JSX.Element {
  const { values, touched, active } = useFormState<NewPassword>({ subscription });
  const judgement = judge(values.pwd);
  const isSaid = touched?.['pwd'] === true && active !== 'pwd';
  // A password that breaks the rule is not judged, and the field says so only when it is left.
  const refusal = isSaid ? undefined : judgement ? judgement.refusal : forbiddenSignsAdvice(values.pwd);
  return <PasswordStrength level={judgement?.level} lineId={lineId} advice={refusal ?? (judgement && advice[judgement.level])} />;
}
