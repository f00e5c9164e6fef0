/** Rules of fields in several forms, with the words of the specification (section 5). */
import { cleanLine, plainDigits } from '../text.ts';
import { all, atMost, matching, required, type Rule } from './rules.ts';

/** Longest one-line entry, in UTF-16 code units: no real name or address line comes near. */
export const lineMaxLength = 200;

/** Longest mail address (RFC 5321), in characters. */
export const mailMaxLength = 254;

/**
 * A mail address as browsers check it (HTML standard, "valid e-mail address"), with at least one dot after the @, since mail to a bare host name is
 * not for the public, and before it no dot at an end or beside another, which mail servers refuse (RFC 5321).
 */
const mailPattern =
  /^(?!\.|[^@]*\.[.@])[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[A-Za-z\d](?:[A-Za-z\d-]{0,61}[A-Za-z\d])?(?:\.[A-Za-z\d](?:[A-Za-z\d-]{0,61}[A-Za-z\d])?)+$/u;

const mailFormat = all(matching(mailPattern, 'Please enter a valid mail'), atMost(mailMaxLength));

/** An address in a text. Its domain may have letters of any script, and dashes as word processors write them. */
const writtenMail = /([\w.!#$%&'*+/=?^`{|}~\u2018\u2019\u02bc-]+)@([\p{L}\p{M}\p{N}\p{Pd}.\u3002]+)/gu;

/** Ends of texts that may come before an address, and beginnings of those that may follow: a word alone could be a part of it that a slip has split off. */
const beforeMail = /(?:^|[<([{"'\u201c\u2018\u00ab:|•·*>)\p{Pd}\p{So}\ufe0f]|\be\.|\b(?:e-?)?mail(?: address)?)\s*$/iu;
const behindMail =
  /^(?:["'\u201d\u2019\u00bb>)\]}*.,;:!?/…|`\u2018]*(?:$|\s*[<([|•·\p{Pd}]|\s(?:home|office|personal|private|work)$)|\?)/iu;

/** Signs of marked text and of addresses of the web at the beginning of an address: "*anna@…*", "//anna@…", "E|anna@…". */
const marksOfMail = /^(?:[*/|=#~?'`{]|\w+\|)+/u;

/**
 * A mail address as it is judged, stored and mailed to: the one that a text names, without what mail programs, signatures and sentences put around it. A domain
 * with letters beyond ASCII is in the letters of DNS (`müller.example` is `xn--mller-kva.example`), which Chromium makes of it by itself and other browsers do
 * not; apostrophes as phones curl them become straight. Any other text, and one with two addresses, is only cleaned.
 */
export function mailAddress(typed: string): string {
  const clean = cleanLine(typed);
  const wide = clean.replace(/[\uff01-\uff5e\ufe6b]/gu, (sign) =>
    sign === '\ufe6b' ? '@' : String.fromCodePoint(sign.codePointAt(0)! - 0xfee0),
  );
  const text = wide.includes('@') ? wide : wide.replace(/%40/u, '@');
  const written = [...text.matchAll(writtenMail)];
  const [address, ...others] = new Set(written.map(([, name = '', domain = '']) => bareMail(name, domain)));
  const [first, last] = [written[0], written.at(-1)];
  if (!first || !last || address === undefined || others.length > 0 || text.split('@').length > written.length + 1) return clean;
  const isAlone = beforeMail.test(text.slice(0, first.index)) && behindMail.test(text.slice(last.index + last[0].length));
  return isAlone && mailPattern.test(address) ? address : clean;
}

function bareMail(name: string, domain: string): string {
  const own = name.replace(/[\u2018\u2019\u02bc]/gu, "'").replace(marksOfMail, '');
  const host = domain.replace(/\p{Pd}/gu, '-').replace(/[.\u3002-]+$/u, '');
  const address = `http://${host}`;
  return `${own}@${/\P{ASCII}/u.test(host) && URL.canParse(address) ? new URL(address).hostname : host}`;
}

export const optionalLine: Rule = atMost(lineMaxLength);

export function requiredLine(message: string): Rule {
  return all(required(message), optionalLine);
}

export function requiredMail(message: string): Rule {
  return all(required(message), (typed) => mailFormat(mailAddress(typed)));
}

export const ownMail: Rule = requiredMail('Mail is required');

/** Words that devices and people put before and behind a number. */
const telephoneWord = `(?:${[
  'business|call|cell|contact|day|daytime|direct|evenings?|home|landline|main|mob|mobile|my|no|number|office|on|personal|preferred|shop|switchboard|type|us|voice|whatsapp|work',
  'callto|ddi|gb|ph|phone|sms|tel|telephone|uk|[cdhmopt]|https?|wa\\.me',
].join('|')})(?![\\p{L}\\d])`;
/** Marks around it and them: quotes, brackets, bullets, pictures, and what a spreadsheet makes of a number. Dashes are only between words and a number. */
const telephoneMark = String.raw`\s"'<>()|=.,:;\u2018-\u201d\u2022\u00b7\p{So}\ufe0f`;
const aroundTelephone = new RegExp(
  [
    String.raw`^(?:[${telephoneMark}]|${telephoneWord}[${telephoneMark}/\p{Pd}]*)*(?=\+?[\s(]*\d)`,
    // A name, as chats show it before a number.
    String.raw`^(?!.*\bfax\b)[^\d+]{1,40}(?=\+\s?44)`,
    String.raw`[\s<(]+tel:[^<>()]*[>)]$|(?<=^\d{9,12})\.0$|(?:[${telephoneMark}]+|[${telephoneMark}\p{Pd}]+${telephoneWord})+$`,
  ].join('|'),
  'giu',
);

/**
 * Digits as people write them: after a bracket or a plus, parted by spaces, dashes, dots and brackets. Behind a slash
 * are as many as a number has without its area, or a group of them behind another slash: fewer would be those of a second line ("496 0142/3").
 */
const writtenTelephone =
  /^\+?[\s(]*\d(?:[\s()\p{Pd}\u2212.\u00b7\u2022]*\d|\s?\/(?=\D*(?:\d\D*){5,8}$)|(?<=\/\d{3,4})\/(?=\d{3,4}(?!\d)))*$/u;

/** Digits of a number in the United Kingdom behind its country code, with or without the zero that is dialled inside the country: "+44 (0)161 …". */
const fromAbroad = /^(?:\+|00)440?([1-9]\d{8,9})$/u;

/** The same with the plus left out. Numbers dialled inside the country begin with a zero, so ten digits behind 44 can be nothing else. */
const fromAbroadBare = /^440?([1-9]\d{9})$/u;

/**
 * A telephone number as it is stored: the digits that are dialled inside the country. Phones fill in "+44 7700 900123", which is `07700900123`; people write
 * "(0161) 496-0142", which is `01614960142`; "44161 4960142" has lost its plus, "7700900123" its zero. Any other text is only cleaned, and the rule then refuses it, unless it is
 * digits alone.
 */
export function nationalTelephone(typed: string): string {
  const clean = cleanLine(typed);
  const open = plainDigits(clean.normalize('NFKC')).replace(/_|%20/gu, ' ').replace(/[[{]/gu, '(').replace(/[\]}]/gu, ')'); // prettier-ignore
  const written = open.replace(aroundTelephone, '');
  if (!writtenTelephone.test(written)) return clean;
  const bare = written.replace(/[^\d+]/gu, '');
  const behindCode = (fromAbroad.exec(bare) ?? fromAbroadBare.exec(bare))?.[1];
  if (behindCode !== undefined) return `0${behindCode}`;
  // Too many or too few digits behind a country code: putting them together would hide the slip.
  if (bare.startsWith('44')) return clean;
  // A spreadsheet has taken the zero away.
  return /^[12378]\d{9}$/u.test(bare) ? `0${bare}` : bare;
}

/** A telephone number: only digits after {@link nationalTelephone}. */
export const telephone: Rule = (typed) => all(matching(/^\d+$/u, 'Only numbers are allowed'), atMost(20))(nationalTelephone(typed));

export function requiredTelephone(message: string): Rule {
  return all(required(message), telephone);
}

export const termsMessage = 'You must accept the terms and privacy policy';
