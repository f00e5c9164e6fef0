import { createTransport } from 'nodemailer';
import { messageOf, type MailTransport } from './message.ts';

/** How long parts of an attempt may take, in milliseconds: short, since another attempt follows. */
const timeouts = { dnsTimeout: 10_000, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 } as const;

/**
 * Sends by SMTP, each mail over a connection of its own: shops send few mails, and an open connection can break unnoticed.
 *
 * @param url - `smtp://user:password@host:587`; TLS is used when the server offers it, always with `smtps://`
 */
export function smtpTransport(url: string): MailTransport {
  const transporter = createTransport({ ...timeouts, url });
  return {
    async send(mail, signal) {
      await transporter.sendMail({ ...messageOf(mail), signal });
    },
  };
}
