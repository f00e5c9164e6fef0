/** Login, reset and change of password: values and rules (specification, sections 3 and 5). */
import { requiredLine } from './sharedFields.ts';
import { all, required, type Rules } from './rules.ts';

/** The body of `POST user/login`. */
export interface Login {
  /** User name or mail. */
  logIn: string;
  pwd: string;
}

const userNameOrMail = requiredLine('User name or Mail is required');

/** Rules of the login form. Nothing may reveal whether the name or the password is wrong, so they only refuse empty fields. */
export const loginRules: Rules<Login> = {
  logIn: userNameOrMail,
  pwd: required('password is required'),
};

/** The body of `POST user/resetPassword`. */
export interface PasswordReset {
  /** User name or mail. */
  mail: string;
}

export const resetRules: Rules<PasswordReset> = { mail: userNameOrMail };

/** Values of the form for a new password; the call sends `pwd` and the token of the link. */
export interface NewPassword {
  pwd: string;
  confirm_pwd: string;
}

/** As specified, for a password that breaks the rule. A line below it has the part that it leaves out: see {@link refusalHint}. */
export const weakPasswordMessage = 'Password must be at least 8 characters with a letter and a number';

/** The message for a password that follows the rule but is commonly guessed: see `passwordStrength.ts`. */
export const guessedFirstMessage = 'Too easy to guess: add a word or some digits';

const passwordMinLength = 8;

/** Longest password, in characters: hashing longer ones would only cost time. */
const passwordMaxLength = 128;

const strongPassword = new RegExp(`^(?=.*[A-Za-z])(?=.*\\d)[A-Za-z\\d]{${passwordMinLength},${passwordMaxLength}}$`, 'u');

const namedSigns = 3;

/** A sign that a password may not hold, with the accents or the tone of skin that belong to it. */
const forbiddenSign = /[A-Za-z\d]\p{M}+|[^A-Za-z\d][\p{M}\p{Emoji_Modifier}]*/gu;

/** The name of a sign in a message, since a space between quotation marks cannot be seen, nor can signs of direction. */
function nameOfSign(sign: string): string {
  if (/^\s+$/u.test(sign)) return 'a space';
  return /^[\p{C}\p{M}]+$/u.test(sign) ? 'signs that cannot be seen' : `“${sign}”`;
}

/** The first signs of a password that it may not hold, in words: "“@” or “-”". Empty when it holds none. */
function forbiddenSigns(password: string): string {
  const names = [...new Set((password.match(forbiddenSign) ?? []).map(nameOfSign))].slice(0, namedSigns);
  return new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(names);
}

/** The forbidden signs, or the excess of length, which {@link weakPasswordMessage} leaves out and typing on cannot mend; else undefined. */
export function refusalHint(password: string): string | undefined {
  const signs = forbiddenSigns(password);
  if (signs !== '') return `Only letters from A to Z and digits, not ${signs}`;
  return password.length > passwordMaxLength ? `At most ${passwordMaxLength} characters` : undefined;
}

/** The letters, digits or length that a password still lacks, while it is typed. Undefined when it lacks nothing, or nothing is typed yet. */
export function stillMissing(password: string): string | undefined {
  if (password === '') return undefined;
  const kinds = [/[A-Za-z]/u.test(password) ? '' : 'a letter', /\d/u.test(password) ? '' : 'a digit'].filter(Boolean);
  const short = passwordMinLength - password.length;
  const length = short > 0 ? [`${short} more ${short === 1 ? 'character' : 'characters'}`] : [];
  // A last character is the letter or the digit.
  const parts = short === 1 && kinds.length === 1 ? kinds : [...length, ...kinds];
  return parts.length > 0 ? `Still missing: ${new Intl.ListFormat('en-GB').format(parts)}` : undefined;
}

/** Whether a message of the call refuses the password, and not, for instance, the link. */
export const isPasswordRefusal = (message: string | undefined): message is string =>
  message === guessedFirstMessage || message === weakPasswordMessage;

export const newPasswordRules: Rules<NewPassword> = {
  pwd: all(
    required('Password is required'),
    // The password is not trimmed: a space at its end is part of it.
    (value) => (strongPassword.test(value) ? undefined : weakPasswordMessage),
  ),
  // Two spaces, as specified.
  confirm_pwd: required('Confirm password  is required'),
};

export const passwordsDifferMessage = 'Passwords do not match';

/** The server's answer to an outdated link; the client has its own words for it. */
export const tokenExpired = 'Token expired';
