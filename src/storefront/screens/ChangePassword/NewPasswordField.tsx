import { memo, useId } from 'react';
import {
  guessedFirstMessage,
  newPasswordRules,
  refusalHint,
  stillMissing,
  weakPasswordMessage,
} from '../../../contract/forms/passwords.ts';
import { useFieldControl } from '../../../kit/Form/index.ts';
import { PasswordInput } from '../../../kit/PasswordField/index.ts';
import { PasswordStrength } from '../../../kit/PasswordStrength/index.ts';
import { Stack } from '../../../kit/Stack/index.ts';
import { styled } from '../../../kit/theme/index.ts';
import { sharedWords } from '../../words.ts';
import { useEstimator, usePasswordJudge } from './usePasswordJudge.ts';
import { words } from './words.ts';

/** Room for the specified refusal on a phone, so that nothing below moves when it appears. */
const Strength = styled(PasswordStrength)({ '& > p': { minBlockSize: '2lh' } });

/**
 * The field for the new password, with its strength. Everything that is said of the password stands in the line below it: what is missing while it is
 * typed, and the reason why it is refused, in the same words while it is typed and after the field is left.
 *
 * It is not rendered again with the page, which changes its address right at the start: React would empty what a program has filled in without a word.
 */
export const NewPasswordField = memo(function NewPasswordField() {
  const judge = usePasswordJudge();
  const lineId = useId();
  const label = sharedWords.password;
  const field = useFieldControl('pwd', {
    empty: '',
    validate: (value: string) => newPasswordRules.pwd?.(value) ?? judge(value)?.refusal,
    required: true,
    secret: true,
    label,
  });
  useEstimator(field.value);
  const judgement = judge(field.value);
  const hint = refusalHint(field.value);
  const refusal = field.error ?? judgement?.refusal ?? (hint === undefined ? undefined : weakPasswordMessage);
  // Only the server knows the names of the account.
  const level = refusal === guessedFirstMessage ? 0 : judgement?.level;
  return (
    <Stack gap="2">
      <PasswordInput
        id={field.id}
        name="pwd"
        label={label}
        required
        autoComplete="new-password"
        value={field.value}
        onChange={(_event, value) => field.change(value)}
        onFocus={field.focus}
        onBlur={field.blur}
        slotProps={{ input: { 'aria-describedby': lineId, 'aria-invalid': refusal !== undefined } }}
      />
      <Strength
        level={level}
        lineId={lineId}
        advice={refusal ?? stillMissing(field.value) ?? (level === 1 || level === 2 ? words.advice[level] : undefined)}
        hint={hint}
        refused={refusal !== undefined}
        silent={field.error !== undefined}
      />
    </Stack>
  );
});
