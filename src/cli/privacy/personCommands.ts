import { mailFile, type ErasureAnswer, type ErasureResult, type PersonalRecord } from '../../server/privacy/index.ts';
import { staffPath, staffPaths } from '../../server/staff/paths.ts';
import type { Command } from '../command.ts';
import { counted, print, readMail, writePrivately } from '../terminal.ts';

const pathOf = (mail: string) => staffPath(staffPaths.person, { mail });

function described(records: readonly PersonalRecord[]): string {
  const inFiles = records.filter(({ data }) => data === mailFile).length;
  const mails = inFiles > 0 ? ` and ${counted(inFiles, 'e-mail in a file', 'e-mails in files')}` : '';
  return counted(records.length - inFiles, 'record') + mails;
}

const kinds = Object.entries({
  accounts: 'accounts',
  directors: 'directors',
  applications: 'job applications',
  messages: 'messages',
  mails: 'records of e-mails',
  mailFiles: 'e-mails in files',
  files: 'files',
} satisfies Record<keyof ErasureResult, string>) as [keyof ErasureResult, string][];

/** Message for a database that could not be made to take the data off the disk. */
const stillOnDisk =
  'It is gone from the database, but not yet from its disk. Run the command again when no backup is being made; with DATABASE_URL have its administrator run VACUUM FULL and CHECKPOINT.\n';

export const personExport: Command = {
  name: 'person export',
  summary: 'Writes everything that is kept of a person to a file, to hand it out when the person asks.',
  arguments: ['MAIL', 'FILE.json'],
  details: `Finds accounts, directors, applications, messages and e-mails by the address; files (proofs, CVs) are in it in base64,
mails that were written to files (DATA_DIR/outbox) as they stand there.
Make sure that who asks is who the address belongs to.`,
  async run({ arguments: [mail, file], terminal, openClient }) {
    const person = readMail(mail!);
    const client = await openClient();
    const records = await Array.fromAsync(client.lines<PersonalRecord>(pathOf(person)));
    const path = await writePrivately(file!, [
      `${JSON.stringify({ mail: person, exportedAt: new Date().toISOString(), records }, null, 2)}\n`,
    ]);
    terminal.out.write(`${described(records)} of ${person} in ${path}.\n`);
  },
};

export const personErase: Command = {
  name: 'person erase',
  summary: 'Erases everything that is kept of a person. It cannot be undone.',
  arguments: ['MAIL'],
  options: {
    yes: { help: 'Really does it. Without it the command only says what it would erase, and ends with exit code 1.' },
    json: { help: 'Prints JSON.' },
  },
  details: `Erases what the database has (accounts, directors, applications, messages, e-mails that wait or were sent, files) and the e-mails to and
about the person that were written to files (DATA_DIR/outbox). It cannot reach:
- mails that were sent by SMTP: those in the company's own mailbox must be deleted there;
- backups made before, and what staff exported or saved from the shop. A person who is in a backup that is restored must be erased again.`,
  async run({ arguments: [mail], options, terminal, openClient }) {
    const person = readMail(mail!);
    const client = await openClient();
    if (!options['yes']) {
      const records = await Array.fromAsync(client.lines<PersonalRecord>(pathOf(person)));
      terminal.err.write(`${described(records)} of ${person} would be erased. Add --yes to do it.\n`);
      return 1;
    }
    const erased = await client.record<ErasureAnswer>(pathOf(person), { method: 'DELETE' });
    print({ options, terminal }, erased, `Erased: ${kinds.map(([what, name]) => `${name} ${erased[what]}`).join(', ')}.`);
    if (!erased.isGoneFromDisk) terminal.err.write(stillOnDisk);
  },
};
