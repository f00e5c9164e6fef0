/** Rules of fields that several forms have, with the words of the specification (section 5). */
import { all, atMost, matching, required, type Rule } from './rules.ts';

/** Longest one-line entry, in UTF-16 code units: no real name or address line comes near. */
export const lineMaxLength = 200;

/** Longest mail address (RFC 5321), in characters. */
export const mailMaxLength = 254;

/**
 * A mail address as browsers check it (HTML standard, "valid e-mail address"), with at least one dot after the @: mail to a bare host name is not for
 * the public.
 */
const mailPattern =
  /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[A-Za-z\d](?:[A-Za-z\d-]{0,61}[A-Za-z\d])?(?:\.[A-Za-z\d](?:[A-Za-z\d-]{0,61}[A-Za-z\d])?)+$/u;

const mailFormat = all(matching(mailPattern, 'Please enter a valid mail'), atMost(mailMaxLength));

/** A one-line entry that may be left empty. */
export const optionalLine: Rule = atMost(lineMaxLength);

/** A one-line entry that may not. */
export function requiredLine(message: string): Rule {
  return all(required(message), optionalLine);
}

/** A mail address that may not be left empty. */
export function requiredMail(message: string): Rule {
  return all(required(message), mailFormat);
}

/** A telephone number, once {@link bareTelephone} has taken out what people type between the digits. */
export const telephone: Rule = all(matching(/^\d+$/u, 'Only numbers are allowed'), atMost(20));

/** A telephone number that may not be left empty. */
export function requiredTelephone(message: string): Rule {
  return all(required(message), telephone);
}

/** Takes spaces, hyphens and brackets out of a telephone number, as people write them: "(0161) 496-0142". */
export function bareTelephone(typed: string): string {
  return typed.replace(/[\s()\-\u2010-\u2015]/gu, '');
}

/** What an unticked terms box says. */
export const termsMessage = 'You must accept the terms and privacy policy';
