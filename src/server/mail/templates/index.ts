/** Renders a mail's facts as subject, HTML and text. It does not use Node, so that stories can show the real mails. */
import { cleanLine } from '../../../contract/text.ts';
import type { Mail } from '../mails.ts';
import { htmlOf } from './html.ts';
import type { Letter, Sender } from './letter.ts';
import { textOf } from './text.ts';
import { writers } from './words.ts';

export type { Sender } from './letter.ts';

/** Longest subject, in UTF-16 code units: longer than any program shows. */
const subjectMaxLength = 150;

export type RenderedMail = Readonly<ReturnType<typeof renderMail>>;

function letterOf(mail: Mail, sender: Sender): Letter {
  // Each kind's writer takes its own kind of mail, which an index by `mail.kind` cannot express.
  const write = writers[mail.kind] as (each: Mail, by: Sender) => Letter;
  return write(mail, sender);
}

/** The subject of a mail alone; empty where not all of its facts are stored. */
export function subjectOf(mail: Mail, facts: Sender['facts']): string {
  try {
    // Neither a link nor a colour is in it.
    return cleanLine(letterOf(mail, { facts, publicUrl: '' } as Sender).subject, subjectMaxLength);
  } catch {
    return '';
  }
}

/** The subject is one line, whatever people typed; without `replyTo` replies go to the company. */
export function renderMail(mail: Mail, sender: Sender) {
  const letter = letterOf(mail, sender);
  const subject = cleanLine(letter.subject, subjectMaxLength);
  return { subject, html: htmlOf({ ...letter, subject }, sender), text: textOf(letter, sender), replyTo: letter.replyTo };
}
