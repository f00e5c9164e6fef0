import { addAbortListener } from 'node:events';
import { PassThrough, pipeline } from 'node:stream';
import { createTransport } from 'nodemailer';
import { isLoopback } from '../../security/visitorAddress.ts';
import { messageOf, type MailTransport } from './message.ts';

/** In milliseconds. Connecting is given up soon, since another attempt follows; a receiver with the message has ten minutes (RFC 5321, 4.5.3.2.6). */
const timeouts = { dnsTimeout: 10_000, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 10 * 60_000 } as const;

/** Names, passwords and mails cross a network in TLS alone; an operator whose network is private sets `?requireTLS=false`. */
function connection(url: string) {
  const host = new URL(url).hostname.replace(/^\[|\]$/gu, '');
  return createTransport({ ...timeouts, requireTLS: host !== 'localhost' && !isLoopback(host), url });
}

/** A connection for each mail: shops send few, and an open connection can break unnoticed. @param url - `smtp://user:password@host:587`, or `smtps://` */
export function smtpTransport(url: string): MailTransport {
  return {
    async send(mail, signal, handOverBy) {
      const attempt = new AbortController();
      using _cut = addAbortListener(signal, () => attempt.abort(signal.reason));
      using late = addAbortListener(handOverBy, () => attempt.abort(handOverBy.reason));
      const transporter = connection(url);
      transporter.use('stream', ({ message }, done) => {
        // The connection reads the message through this last stream once the server has asked for it.
        message.processFunc((input) => {
          const output = new PassThrough().once('end', () => late[Symbol.dispose]());
          return pipeline(input, output, () => {});
        });
        done();
      });
      await transporter.sendMail({ ...messageOf(mail), signal: attempt.signal });
    },
  };
}

/** Connects, says EHLO and logs in, as sending a mail would begin, and sends none. Rejects with the reason when that fails. */
export async function verifySmtp(url: string): Promise<void> {
  const transporter = connection(url);
  try {
    await transporter.verify();
  } finally {
    transporter.close();
  }
}
