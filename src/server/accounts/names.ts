import { mailAddress } from '../../contract/forms/sharedFields.ts';
import { cleanLine } from '../../contract/text.ts';

/** Case does not count. By the standard the part before the @ could differ in case, but no provider today does so. */
export const mailKey = (mail: string): string => mailAddress(mail).toLowerCase();

/** An account number as it is compared: typed in any case, with spaces or without. */
export const userNameKey = (userName: string): string => cleanLine(userName).replaceAll(' ', '').toUpperCase();

const firstNumber = 100_000;

/** The number of an account, which is the user name: `TB100017`. */
export const accountNumber = (prefix: string, accountId: number): string => `${prefix}${firstNumber + accountId}`;
