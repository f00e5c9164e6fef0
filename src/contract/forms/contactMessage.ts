/** The contact form: its values and rules (specification, section 5). */
import { cleanText } from '../text.ts';
import { ownMail, requiredLine } from './sharedFields.ts';
import { all, atMost, required, type Rules } from './rules.ts';

/** A message to the company; the body of `POST mail/contactUs`. */
export interface ContactMessage {
  name: string;
  mail: string;
  subject: string;
  message: string;
}

/** Longest message, in UTF-16 code units. */
export const messageMaxLength = 5000;

export const emptyMessage: ContactMessage = { name: '', mail: '', subject: '', message: '' };

export const contactRules: Rules<ContactMessage> = {
  name: requiredLine('Your name is required'),
  mail: ownMail,
  subject: requiredLine('Subject is required'),
  message: all(required('message is required'), atMost(messageMaxLength, cleanText)),
};
