/** Result of judging a file; each refusal is the name of its message. */
export type Verdict = 'harmless' | 'active' | 'locked' | 'unreadable' | 'contentDiffers';

/** Raised where a judge knows that a file is refused. */
export class Refused extends Error {
  readonly verdict: Exclude<Verdict, 'harmless'>;

  constructor(verdict: Exclude<Verdict, 'harmless'>) {
    super(verdict);
    this.verdict = verdict;
  }
}

/** Schemes of links that a reader may click on: pages, mail, calls, messages, places, works, and what Macs and mail programs put around dates and pictures, which leads nowhere. */
const linkScheme =
  /^(?:https?|mailto|tel|callto|sips?|sms(?:to)?|skype|whatsapp|facetime(?:-audio)?|viber|xmpp|geo|doi|urn|cid|about|message|applewebdata|x-webdoc|x-apple-data-detectors)$/iu;

/** Whether a link leads to a web page, a mailbox, a person to call or write to, or a place in the document: not to a file, a share or a program. */
export function isHarmlessLink(address: string): boolean {
  // oxlint-disable-next-line no-control-regex -- programs that open links leave them out too
  const plain = address.replace(/[\u0000-\u0020\u007f-\u00a0]/gu, '');
  const scheme = /^[^/?#\\]*?(?=:)/u.exec(plain)?.[0];
  return scheme === undefined ? !/^\/|\\/u.test(plain) : linkScheme.test(scheme);
}
