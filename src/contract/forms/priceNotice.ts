/** The form of visitors who wait for prices. It reaches the company as a message with a subject of its own. */
import type { ContactMessage } from './contactMessage.ts';

/** With `product`, the body of `POST mail/priceNotice`. */
export type PriceNotice = Pick<ContactMessage, 'name' | 'mail'>;

export const noticeTaken = 'Thank you. We will write to you when prices go live.';

/** Longest name of a product that the subject repeats, in UTF-16 code units. */
export const noticeProductMaxLength = 150;

/** @param product - whose page has the form; empty for none. @param subject - the visitor's question, in the brand's words */
export function noticeMessage({ name, mail }: PriceNotice, product: string, subject: string): ContactMessage {
  const message = 'Please write to me when prices go live.';
  if (!product) return { name, mail, subject, message };
  return { name, mail, subject: `${subject}: ${product}`, message: `${message} I asked on the page of ${product}.` };
}
