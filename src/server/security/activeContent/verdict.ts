/** Result of judging a file; each refusal is the name of its message. */
export type Verdict = 'harmless' | 'active' | 'locked' | 'unreadable' | 'contentDiffers';

export class Refused extends Error {
  readonly verdict: Exclude<Verdict, 'harmless'>;

  constructor(verdict: Exclude<Verdict, 'harmless'>) {
    super(verdict);
    this.verdict = verdict;
  }
}

/**
 * Schemes of links that a reader may click on: pages, mail, calls, messages, places, works, what Macs and mail programs put around dates and pictures, which leads
 * nowhere, programs for meetings, which ask before they open, and words that people take for a scheme: "email:anna@…", "LinkedIn: …".
 */
const linkScheme =
  /^(?:https?|mailto|tel|callto|sips?|sms(?:to)?|skype|whatsapp|facetime(?:-audio)?|viber|xmpp|geo|doi|urn|cid|mid|about|blob|message|applewebdata|x-webdoc|x-apple-data-detectors|intent|tg|msteams|slack|zoommtg|webcal|e-?mail|mail|mob(?:ile)?|phone|tel\.|fax|web(?:site)?|linkedin|github|htt?ps?|htpps?)$/iu;

/** Buttons of a web page that was printed, which do nothing in a document; and a host with its port, which has no scheme. */
const deadButton = /^javascript:(?:;|void\(?0?\)?;?|(?:window\.)?(?:print|close)\(\);?|(?:window\.)?history\.(?:back\(\)|go\(-1\));?)?$/iu;
const hostWithPort = /^(?:[a-z\d-]+\.)+[a-z]{2,}:\d{1,5}(?![\d\\])|^localhost:\d{1,5}(?![\d\\])/iu;

/** Whether a link leads to a web page, a mailbox, a person to call or write to, or a place in the document: not to a file, a share or a program. */
export function isHarmlessLink(address: string): boolean {
  // Programs that open links leave them out too.
  const plain = address.replace(/[\p{Cc} \u00a0]/gu, '');
  if (deadButton.test(plain) || hostWithPort.test(plain)) return true;
  const scheme = /^[^/?#\\]*?(?=:)/u.exec(plain)?.[0];
  return scheme === undefined ? !/^\/|\\/u.test(plain) : linkScheme.test(scheme);
}

/** Folders of the writer's machine, by the ways of Windows, Macs and Linux. */
const ownFolder =
  /^(?:(?:file:\/{3}|file:\/\/localhost\/)?[a-z]:[\\/]|(?:file:\/\/(?:localhost)?)?\/(?:users|applications|library|home|private|tmp|var|volumes)\/|(?:file:\/{3})?macintosh(?: |%20)hd:)(?![\\/]|%2f|%5c)/iu;
/** A picture of a mail or a page that was pasted, or by its name alone. */
const pastedPicture =
  /^(?:(?:cid|webkit-fake-url):[^\\]*|data:image\/(?:png|jpe?g|gif|bmp|webp|tiff)[;,][^\\]*|[^/\\:%]+\.(?:png|jpe?g|gif|bmp|tiff?|emf|wmf)|null)$/iu;

/** Whether a picture or template that Word writes down as elsewhere is looked for on the reader's machine alone, or nowhere: not on a share or in the web. */
export const isOwnPlace = (address: string): boolean => ownFolder.test(address) || pastedPicture.test(address);
