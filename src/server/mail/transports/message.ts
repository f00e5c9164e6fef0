/** A mail on its way out, and the one place that turns it into header fields. */
import type { SendMailOptions } from 'nodemailer';
import { bareAddress, headerText } from '../addresses.ts';
import type { RenderedMail } from '../templates/index.ts';

/** A mail that is ready to go. The same row of the outbox makes the same message at every attempt. */
export interface OutgoingMail extends RenderedMail {
  /** Unique name without spaces, for files and logs. */
  readonly name: string;
  /** Without its angle brackets. Receivers fold two deliveries of one message into one by it. */
  readonly messageId: string;
  readonly from: { readonly name: string; readonly address: string };
  readonly to: string;
  /** When it was queued. */
  readonly date: Date;
}

/** Takes mails away. */
export interface MailTransport {
  /**
   * Resolves when the mail is accepted; from then on it is somebody else's.
   *
   * @param signal - cuts the attempt off
   */
  send(mail: OutgoingMail, signal: AbortSignal): Promise<void>;
}

/** A subject that mail programs show as it is: what looks like an encoded word (RFC 2047) would be decoded, line breaks in it and all. */
function plainSubject(subject: string): string {
  return headerText(subject).replaceAll('=?', '= ?');
}

/**
 * The message as nodemailer takes it. Addresses are given as parts and never as text, which would be parsed and could name several.
 *
 * @throws {TypeError} when a header field holds a line break or an address is not one
 */
export function messageOf({ messageId, from, to, replyTo, subject, html, text, date }: OutgoingMail): SendMailOptions {
  const sender = { name: headerText(from.name), address: bareAddress(from.address) };
  const recipient = { name: '', address: bareAddress(to) };
  return {
    messageId: `<${headerText(messageId)}>`,
    date,
    from: sender,
    to: [recipient],
    ...(replyTo === undefined ? {} : { replyTo: [{ name: '', address: bareAddress(replyTo) }] }),
    subject: plainSubject(subject),
    html,
    text,
    envelope: { from: sender.address, to: [recipient.address] },
    // So that holiday notices do not answer (RFC 3834), nor do mailing programs that know only the second.
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
    // Nothing in a message may name a file or an address to be read into it.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
