import { mailAddress } from '../../contract/forms/sharedFields.ts';
import { cleanLine } from '../../contract/text.ts';

/**
 * A mail address as it is compared, at registration, login and reset alike: case does not count. The part before the @ could differ in case by the
 * standard, but no provider today does so, and two accounts that differ only in case would be confused.
 */
export function mailKey(mail: string): string {
  return mailAddress(mail).toLowerCase();
}

/** An account number as it is compared: typed in any case, with spaces or without. */
export function userNameKey(userName: string): string {
  return cleanLine(userName).replaceAll(' ', '').toUpperCase();
}

/** The first account number, before its letters. */
const firstNumber = 100_000;

/** The number of an account, which is the user name: `TB100017`. */
export function accountNumber(prefix: string, accountId: number): string {
  return `${prefix}${firstNumber + accountId}`;
}
