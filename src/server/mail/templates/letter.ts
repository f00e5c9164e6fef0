/** The parts of a mail before it is rendered as HTML and text, and the facts that its words may use. */
import type { BrandFacts } from '../../../brands/types.ts';
import type { MailTheme } from '../themes.ts';

/** The sender: everything a template knows besides the mail itself. */
export interface Sender {
  readonly facts: BrandFacts;
  /** Origin of the shop, for links; no slash at its end. */
  readonly publicUrl: string;
  readonly theme: MailTheme;
}

export type Block =
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'action'; readonly label: string; readonly href: string }
  | { readonly kind: 'facts'; readonly facts: readonly (readonly [name: string, value: string])[] }
  | { readonly kind: 'quote'; readonly text: string };

/** A mail in words. All texts are plain: escaping is the renderers' work. */
export interface Letter {
  readonly subject: string;
  readonly preview: string;
  readonly heading: string;
  readonly blocks: readonly Block[];
  /** Address for replies, if not the company: the person whom a mail to staff is about. */
  readonly replyTo?: string;
}

export const say = (text: string): Block => ({ kind: 'paragraph', text });

export const act = (label: string, href: string): Block => ({ kind: 'action', label, href });

export const list = (...facts: readonly (readonly [name: string, value: string])[]): Block => ({ kind: 'facts', facts });

/** A person's text as a quotation; no block for an empty text. */
export const quote = (text: string): Block[] => (text.trim() === '' ? [] : [{ kind: 'quote', text: text.trim() }]);

/** The company's identity (the Companies (Trading Disclosures) Regulations ask for name, number, place of registration and office in business mails) and how to reach it. */
export function imprintOf({ facts: { company } }: Sender): readonly string[] {
  return [
    `${company.legalName}, ${company.address.join(', ')}`,
    `Registered in ${company.registeredIn}, company number ${company.registrationNumber}. VAT number ${company.vatNumber}.`,
    `${company.phones.map(({ label }) => label).join(' or ')}, ${company.mail}`,
  ];
}
