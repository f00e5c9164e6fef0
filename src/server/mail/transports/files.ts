import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { makeFolder, writeAtomically } from '../../files/atomic.ts';
import { messageOf, type MailTransport } from './message.ts';

/** For a shop without an SMTP server. A second attempt at one mail writes the same file again. @param folder - made with the first mail */
export function fileTransport(folder: string): MailTransport {
  const transporter = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    async send(mail, signal, handOverBy) {
      const { message } = await transporter.sendMail({ ...messageOf(mail), signal: AbortSignal.any([signal, handOverBy]) });
      if (!Buffer.isBuffer(message)) throw new TypeError('The mail was not made as one piece.');
      await makeFolder(folder);
      await writeAtomically(join(folder, `${mail.name}.eml`), message);
    },
  };
}
