import { mailAddress } from '../../contract/forms/sharedFields.ts';
import { cleanLine } from '../../contract/text.ts';

/** Case does not count. By the standard the part before the @ could differ in case, but no provider today does so. */
export function mailKey(mail: string): string {
  return mailAddress(mail).toLowerCase();
}

/** An account number as it is compared: typed in any case, with spaces or without. */
export function userNameKey(userName: string): string {
  return cleanLine(userName).replaceAll(' ', '').toUpperCase();
}

const firstNumber = 100_000;

/** The number of an account, which is the user name: `TB100017`. */
export function accountNumber(prefix: string, accountId: number): string {
  return `${prefix}${firstNumber + accountId}`;
}
