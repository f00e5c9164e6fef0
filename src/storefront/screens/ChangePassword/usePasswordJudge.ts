import { useEffect, useMemo, useState } from 'react';
import { newPasswordRules } from '../../../contract/forms/passwords.ts';
import type { PasswordJudgement } from '../../../contract/forms/passwordStrength.ts';
import { useBrand } from '../../BrandContext.tsx';
import { readRememberedLogin } from '../../access/rememberedLogin.ts';

/** Estimates a password. Undefined for one that breaks the form's rule, and until the estimator has loaded. */
export type PasswordJudge = (password: string) => PasswordJudgement | undefined;

/** Gives no estimate. Nobody waits for the estimator to load, since the server uses the same one. */
const silent: PasswordJudge = () => undefined;

/** Fetches the estimator once the page is hydrated. It knows two names: the shop's, and that of the remembered login. */
export function usePasswordJudge(): PasswordJudge {
  const [judge, setJudge] = useState<(password: string, names: readonly string[]) => PasswordJudgement>();
  const { name, company } = useBrand();
  useEffect(() => {
    import('../../../contract/forms/passwordStrength.ts').then(({ judgePassword }) => setJudge(() => judgePassword), console.error);
  }, []);
  return useMemo(() => {
    if (!judge) return silent;
    const names = [name, company.legalName, readRememberedLogin('login-only')?.logIn ?? ''];
    // A form calls its rules several times for each typed letter.
    let last: { password: string; judgement: PasswordJudgement } | undefined;
    return (password) => {
      if (newPasswordRules.pwd?.(password) !== undefined) return undefined;
      if (last?.password !== password) last = { password, judgement: judge(password, names) };
      return last.judgement;
    };
  }, [judge, name, company]);
}
