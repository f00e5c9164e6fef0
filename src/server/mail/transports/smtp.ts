import { PassThrough, pipeline } from 'node:stream';
import { createTransport } from 'nodemailer';
import { isLoopback } from '../../security/visitorAddress.ts';
import { messageOf, type MailTransport } from './message.ts';

/**
 * How long parts of an attempt may take, in milliseconds. A connection that does not come about is given up soon, since another attempt follows. A receiver
 * that has the message gets the ten minutes of RFC 5321, section 4.5.3.2.6, to accept or refuse it; the worker bounds the time before.
 */
const timeouts = { dnsTimeout: 10_000, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 10 * 60_000 } as const;

/**
 * A connection to the server. Names, passwords and mails cross a network in TLS alone, also when somebody on the way hides that the server offers it;
 * an operator whose network is private says `?requireTLS=false`.
 */
function connection(url: string) {
  const host = new URL(url).hostname.replace(/^\[|\]$/gu, '');
  return createTransport({ ...timeouts, requireTLS: host !== 'localhost' && !isLoopback(host), url });
}

/**
 * Sends by SMTP, each mail over a connection of its own: shops send few mails, and an open connection can break unnoticed.
 *
 * @param url - `smtp://user:password@host:587`, or `smtps://` for a server that begins with TLS
 */
export function smtpTransport(url: string): MailTransport {
  return {
    async send(mail, signal, handOverBy) {
      const attempt = new AbortController();
      const breakOff = ({ target }: Event) => attempt.abort((target as AbortSignal).reason);
      signal.addEventListener('abort', breakOff, { once: true });
      handOverBy.addEventListener('abort', breakOff, { once: true });
      const transporter = connection(url);
      transporter.use('stream', ({ message }, done) => {
        // The connection reads the message through this last stream once the server has asked for it.
        message.processFunc((input) => {
          const output = new PassThrough().once('end', () => handOverBy.removeEventListener('abort', breakOff));
          return pipeline(input, output, () => {});
        });
        done();
      });
      try {
        for (const { aborted, reason } of [signal, handOverBy]) if (aborted) attempt.abort(reason);
        await transporter.sendMail({ ...messageOf(mail), signal: attempt.signal });
      } finally {
        signal.removeEventListener('abort', breakOff);
        handOverBy.removeEventListener('abort', breakOff);
      }
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
