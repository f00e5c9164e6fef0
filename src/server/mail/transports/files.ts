import { mkdir, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { messageOf, type MailTransport } from './message.ts';

/**
 * Writes each mail to a file that every mail program opens, for a shop without an SMTP server. A file appears whole or not at all, and a second
 * attempt at one mail writes the same file again.
 *
 * @param folder - made when the first mail comes
 */
export function fileTransport(folder: string): MailTransport {
  const transporter = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    async send(mail, signal) {
      const { message } = await transporter.sendMail({ ...messageOf(mail), signal });
      if (!Buffer.isBuffer(message)) throw new TypeError('The mail was not made as one piece.');
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const path = join(folder, `${mail.name}.eml`);
      const part = `${path}.part`;
      try {
        const file = await open(part, 'w', 0o600);
        try {
          await file.writeFile(message);
          await file.sync();
        } finally {
          await file.close();
        }
        await rename(part, path);
      } finally {
        await rm(part, { force: true });
      }
    },
  };
}
