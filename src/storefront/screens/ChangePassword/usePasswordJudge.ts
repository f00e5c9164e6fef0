import { useEffect, useMemo, useState } from 'react';
import { newPasswordRules } from '../../../contract/forms/passwords.ts';
import type { PasswordJudgement } from '../../../contract/forms/passwordStrength.ts';
import { useBrand } from '../../BrandContext.tsx';
import { readRememberedLogin } from '../../access/rememberedLogin.ts';

/** Judges a password. Nothing is known of one that breaks the form's rule, nor before the estimator has arrived. */
export type PasswordJudge = (password: string) => PasswordJudgement | undefined;

/** Judges nothing. The server judges by the same estimator, so nobody waits for it. */
const silent: PasswordJudge = () => undefined;

/** Fetches the estimator once the page lives, and judges with the names that are known here: the shop's, and the login that was remembered. */
export function usePasswordJudge(): PasswordJudge {
  const [judge, setJudge] = useState<(password: string, names: readonly string[]) => PasswordJudgement>();
  const { name, company } = useBrand();
  useEffect(() => {
    import('../../../contract/forms/passwordStrength.ts').then(({ judgePassword }) => setJudge(() => judgePassword), console.error);
  }, []);
  return useMemo(() => {
    if (!judge) return silent;
    const names = [name, company.legalName, readRememberedLogin('login-only')?.logIn ?? ''];
    // A form asks its rules several times for each letter that is typed.
    let last: { password: string; judgement: PasswordJudgement } | undefined;
    return (password) => {
      if (newPasswordRules.pwd?.(password) !== undefined) return undefined;
      if (last?.password !== password) last = { password, judgement: judge(password, names) };
      return last.judgement;
    };
  }, [judge, name, company]);
}
