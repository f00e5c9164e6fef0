/** Login, reset and change of password: values and rules (specification, sections 3 and 5). */
import { requiredLine } from './fields.ts';
import { all, required, type Rules } from './rules.ts';

/** The body of `POST user/login`. */
export interface Login {
  /** User name or mail. */
  logIn: string;
  pwd: string;
}

/** Rules of the login form. Nothing may reveal whether the name or the password is wrong, so they only refuse empty fields. */
export const loginRules: Rules<Login> = {
  logIn: requiredLine('User name or Mail is required'),
  pwd: required('password is required'),
};

/** The body of `POST user/resetPassword`. */
export interface PasswordReset {
  /** User name or mail. */
  mail: string;
}

/** Rules of the reset form. */
export const resetRules: Rules<PasswordReset> = { mail: requiredLine('User name or Mail is required') };

/** Values of the form for a new password; the call sends `pwd` and the token of the link. */
export interface NewPassword {
  pwd: string;
  confirm_pwd: string;
}

/** The message for a password that breaks the rule. */
export const weakPasswordMessage = 'Password must be at least 8 characters with a letter and a number';

/** The message for a password that follows the rule but is commonly guessed: see `passwordStrength.ts`. */
export const guessedFirstMessage = 'One of the passwords people guess first: add a word or some digits';

/** Longest password, in characters: hashing longer ones would only cost time. */
const passwordMaxLength = 128;

const strongPassword = new RegExp(`^(?=.*[A-Za-z])(?=.*\\d)[A-Za-z\\d]{8,${passwordMaxLength}}$`, 'u');

/** Rules of the form for a new password. */
export const newPasswordRules: Rules<NewPassword> = {
  pwd: all(
    required('Password is required'),
    // The password is not trimmed: a space at its end is part of it.
    (value) => (strongPassword.test(value) ? undefined : weakPasswordMessage),
  ),
  // Two spaces, as specified.
  confirm_pwd: required('Confirm password  is required'),
};

/** The message when the two entries differ. */
export const passwordsDifferMessage = 'Passwords do not match';

/** The server's answer to an outdated link; the client has its own words for it. */
export const tokenExpired = 'Token expired';
