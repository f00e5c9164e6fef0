/**
 * How hard a new password is to guess, by the estimator zxcvbn with a published list of 49,000 passwords. It weighs 200 kB, so the screen fetches this module
 * when it is needed; the server judges by the same.
 */
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import { guessedFirstMessage } from './passwords.ts';

/**
 * The bar: a password that a guessing program finds in fewer tries than this is refused, although the specification's rule takes it. These are the couple of
 * dozen that stand at the top of every list, "password1", "abcd1234", "qwerty123", with their plain variants, and the account's own number. Whatever takes
 * more tries is accepted, "Password1" (459) and "Summer2026" (26,000) among them, and the meter says that it is weak. The login lets nobody try more than a
 * few times a minute.
 */
const fewestGuesses = 400;

/** Longest beginning of a password that is judged, in characters: what is longer is strong, and judging it would take long. */
const judgedLength = 40;

/** What is known of a new password. */
export interface PasswordJudgement {
  /** From 0, which is refused, to 4, the highest mark of the estimator. */
  readonly level: 0 | 1 | 2 | 3 | 4;
  /** Why it is refused; nothing when it is not. */
  readonly refusal: string | undefined;
}

let estimator: ZxcvbnFactory | undefined;

/** The words of a name, and all of it in one: how names turn up in passwords. */
function wordsOf(name: string): string[] {
  const parts = name.split(/[^\p{L}\d]+/u);
  return [...new Set([parts.join(''), ...parts])].filter((part) => part.length > 2);
}

/**
 * Judges a password that holds to the form's rule.
 *
 * @param names - of the shop and of the account, as far as they are known: "Tarnbrook", the account number, the business's name
 */
export function judgePassword(password: string, names: readonly string[]): PasswordJudgement {
  estimator ??= new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs, maxLength: judgedLength });
  const { guesses, score } = estimator.check(password, names.flatMap(wordsOf));
  if (guesses < fewestGuesses) return { level: 0, refusal: guessedFirstMessage };
  return { level: score === 0 ? 1 : score, refusal: undefined };
}
