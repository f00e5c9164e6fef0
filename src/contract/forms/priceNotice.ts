/** The form of visitors who wait for prices. It reaches the company as a message with a subject of its own. */
import { contactRules, type ContactMessage } from './contactMessage.ts';
import type { Rules } from './rules.ts';

/** With `product`, the body of `POST mail/priceNotice`. */
export interface PriceNotice {
  name: string;
  mail: string;
}

export const emptyNotice: PriceNotice = { name: '', mail: '' };

export const noticeRules: Rules<PriceNotice> = {
  name: contactRules.name,
  mail: contactRules.mail,
};

export const noticeTaken = 'Thank you. We will write to you when prices go live.';

/** Longest name of a product that the subject repeats, in UTF-16 code units. */
export const noticeProductMaxLength = 150;

/** @param product - whose page has the form; empty for none. @param subject - the visitor's question, in the brand's words */
export function noticeMessage({ name, mail }: PriceNotice, product: string, subject: string): ContactMessage {
  return {
    name,
    mail,
    subject: product ? `${subject}: ${product}` : subject,
    message: product
      ? `Please write to me when prices go live. I asked on the page of ${product}.`
      : 'Please write to me when prices go live.',
  };
}
