/** Estimates a new password by zxcvbn with 49,000 common ones. The code has 200 kB, so the screen fetches it only when it is needed. */
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import { guessedFirstMessage } from './passwords.ts';

/**
 * A password that a guessing program finds in fewer tries than this is refused, although the specification's rule accepts it. These are the couple of
 * dozen at the top of every list, "password1", "abcd1234", "qwerty123", with their plain variants, and the account's own number. Passwords that take
 * more tries are accepted, such as "Password1" (459) and "Summer2026" (26,000), and the meter calls them weak. The login allows only a few tries a
 * minute.
 */
const fewestGuesses = 400;

/** Longest beginning of a password that is estimated, in characters: a longer password is strong, and estimating it would take long. */
const judgedLength = 40;

export interface PasswordJudgement {
  /** From 0, which is refused, to 4, the estimator's best. */
  readonly level: 0 | 1 | 2 | 3 | 4;
  readonly refusal: string | undefined;
}

let estimator: ZxcvbnFactory | undefined;

/** The words of a name, and the whole name without spaces, as passwords contain them. */
function wordsOf(name: string): string[] {
  const parts = name.split(/[^\p{L}\d]+/u);
  return [...new Set([parts.join(''), ...parts])].filter((part) => part.length > 2);
}

/** @param names - of the shop and of the account, as far as they are known: "Tarnbrook", the account number, the business's name */
export function judgePassword(password: string, names: readonly string[]): PasswordJudgement {
  estimator ??= new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs, maxLength: judgedLength });
  const { guesses, score } = estimator.check(password, names.flatMap(wordsOf));
  if (guesses < fewestGuesses) return { level: 0, refusal: guessedFirstMessage };
  return { level: score === 0 ? 1 : score, refusal: undefined };
}
