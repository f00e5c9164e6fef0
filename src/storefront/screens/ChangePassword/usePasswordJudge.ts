import { useEffect, useEffectEvent, useMemo, useReducer } from 'react';
import { newPasswordRules } from '../../../contract/forms/passwords.ts';
import type { PasswordJudgement } from '../../../contract/forms/passwordStrength.ts';
import { useBrand } from '../../BrandContext.tsx';
import { readRememberedLogin } from '../../access/rememberedLogin.ts';

/** Estimates a password. Undefined for one that breaks the form's rule, and until the estimator has loaded. */
export type PasswordJudge = (password: string) => PasswordJudgement | undefined;

/** Gives no estimate. Nobody waits for the estimator to load, since the server uses the same one. */
const silent: PasswordJudge = () => undefined;

let estimate: ((password: string, names: readonly string[]) => PasswordJudgement) | undefined;

/** The judge of a password, once {@link useEstimator} has fetched the estimator. It knows two names: the shop's, and that of the remembered login. */
export function usePasswordJudge(): PasswordJudge {
  const { name, company } = useBrand();
  const judge = estimate;
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

/**
 * Fetches the estimator once the page is hydrated. A field that is empty is not rendered again when it arrives: a program may have filled it in without a word, and
 * React would write over that.
 *
 * @param typed - the password as the form knows it
 */
export function useEstimator(typed: string): void {
  const [, renderAgain] = useReducer((times: number) => times + 1, 0);
  const arrive = useEffectEvent(() => {
    if (typed !== '') renderAgain();
  });
  useEffect(() => {
    import('../../../contract/forms/passwordStrength.ts').then(({ judgePassword }) => {
      estimate = judgePassword;
      arrive();
    }, console.error);
  }, []);
}
