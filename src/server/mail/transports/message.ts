/** A mail that is being sent, and the only place that turns it into header fields. */
import type { SendMailOptions } from 'nodemailer';
import { bareAddress, headerText } from '../headerFields.ts';
import type { RenderedMail } from '../templates/index.ts';

/** A mail that is ready to be sent. The same row of the outbox makes the same message at every attempt. */
export interface OutgoingMail extends RenderedMail {
  /** Unique name without spaces, for files and logs. */
  readonly name: string;
  /** Message-ID without its angle brackets. Receivers recognise a second delivery of one message by it. */
  readonly messageId: string;
  readonly from: { readonly name: string; readonly address: string };
  readonly to: string;
  /** When it was queued. */
  readonly date: Date;
}

export interface MailTransport {
  /**
   * Resolves when the mail is accepted; from then on the receiver is responsible for it.
   *
   * @param handOverBy - aborts only as long as the receiver cannot have the whole message: later it may have been accepted, and would come twice
   */
  send(mail: OutgoingMail, signal: AbortSignal, handOverBy: AbortSignal): Promise<void>;
}

/** A subject that mail programs show as it is: they would decode a text that looks like an encoded word (RFC 2047), line breaks in it and all. */
const plainSubject = (subject: string): string => headerText(subject).replaceAll('=?', '= ?');

/** Addresses are objects, never text, which could name several. @throws {TypeError} when a header field holds a line break or an address is not one */
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
    // These headers prevent automatic replies (RFC 3834); some mail programs know only the second.
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
    // No part of a message may be read from a file or an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
