import type { Company } from '../brands/types.ts';
import type { ContactWay } from '../kit/Header/index.ts';
import { sharedWords } from './words.ts';

/** The ways to reach a company: telephone, mail, messaging app, as the frame of pages and contact cards show them. */
export function contactWays({ phones, mail, messagingHref }: Company): ContactWay[] {
  return [
    ...phones.map((phone) => ({ kind: 'telephone' as const, ...phone })),
    { kind: 'mail', label: mail, href: `mailto:${mail}` },
    { kind: 'message', label: sharedWords.messageUs, href: messagingHref },
  ];
}
