import { useId, useSyncExternalStore, type JSX } from 'react';
import { useFormState } from 'react-final-form';
import { forbiddenSignsAdvice, newPasswordRules, type NewPassword } from '../../../contract/forms/passwords.ts';
import { useFormParts } from '../../../kit/Form/index.ts';
import { PasswordField } from '../../../kit/PasswordField/index.ts';
import { PasswordStrength, type PasswordLevel } from '../../../kit/PasswordStrength/index.ts';
import { Stack } from '../../../kit/Stack/index.ts';
import { sharedWords } from '../../words.ts';
import { usePasswordJudge } from './usePasswordJudge.ts';
import { words } from './words.ts';

/** Advice on how to make an accepted password harder to guess. */
const advice: Partial<Record<PasswordLevel, string>> = words.advice;

const subscription = { values: true } as const;

/** The field for the new password, with its strength and, during typing, the reason why it would be refused. Once the field shows that reason, it is not said twice. */
export function NewPasswordField(): JSX.Element {
  const judge = usePasswordJudge();
  const lineId = useId();
  const { store } = useFormParts();
  const { values } = useFormState<NewPassword>({ subscription });
  const judgement = judge(values.pwd);
  const hasError = () => store.fields().get('pwd')?.message !== undefined;
  const isSaid = useSyncExternalStore(store.subscribe, hasError, hasError);
  // Of a password that breaks the rule only its signs are judged: what is missing may still be typed.
  const refusal = judgement ? judgement.refusal : forbiddenSignsAdvice(values.pwd);
  const isRefused = !isSaid && refusal !== undefined;
  return (
    <Stack gap="2">
      <PasswordField
        name="pwd"
        label={sharedWords.password}
        required
        autoComplete="new-password"
        slotProps={{ input: { 'aria-describedby': lineId, 'aria-invalid': isRefused } }}
        validate={(value) => newPasswordRules.pwd?.(value) ?? judge(value)?.refusal}
      />
      <PasswordStrength
        level={judgement?.level}
        lineId={lineId}
        advice={isRefused ? refusal : judgement && advice[judgement.level]}
        refused={isRefused}
      />
    </Stack>
  );
}
