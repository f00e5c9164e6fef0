/** What a mail is made of before it becomes HTML and text, and what its words may draw on. */
import type { BrandFacts } from '../../../brands/types.ts';
import type { MailTheme } from '../generated/themes.ts';

/** Who sends: everything a template knows besides the mail itself. */
export interface Sender {
  readonly facts: BrandFacts;
  /** Origin of the shop, for links; no slash at its end. */
  readonly publicUrl: string;
  readonly theme: MailTheme;
}

/** A part of a mail. */
export type Block =
  | { readonly kind: 'paragraph'; readonly text: string }
  /** The one thing to do. */
  | { readonly kind: 'action'; readonly label: string; readonly href: string }
  /** Names and values, below one another. */
  | { readonly kind: 'facts'; readonly facts: readonly (readonly [name: string, value: string])[] }
  /** What a person wrote, with its line breaks. */
  | { readonly kind: 'quote'; readonly text: string };

/** A mail in words. All texts are plain: escaping is the renderers' work. */
export interface Letter {
  readonly subject: string;
  /** What a list of mails shows behind the subject. */
  readonly preview: string;
  readonly heading: string;
  readonly blocks: readonly Block[];
  /** Where an answer goes when not to the company: to the person whom a mail to staff is about. */
  readonly replyTo?: string;
}

/** A paragraph. */
export function say(text: string): Block {
  return { kind: 'paragraph', text };
}

/** The one thing to do. */
export function act(label: string, href: string): Block {
  return { kind: 'action', label, href };
}

/** Names and values. */
export function list(...facts: readonly (readonly [name: string, value: string])[]): Block {
  return { kind: 'facts', facts };
}

/** What a person wrote; nothing when they wrote nothing. */
export function quote(text: string): Block[] {
  return text.trim() === '' ? [] : [{ kind: 'quote', text: text.trim() }];
}
