import { requiredMail } from '../../../contract/forms/fields.ts';
import type { Command } from '../command.ts';
import { UsageError } from '../errors.ts';
import { collect, only, writePrivately } from '../terminal.ts';

const mailRule = requiredMail('is missing');

/** @throws {UsageError} when a text is not a mail address */
function readMail(text: string): string {
  if (mailRule(text) !== undefined) throw new UsageError(`"${text}" is not a mail address.`);
  return text.trim();
}

export const personExport: Command = {
  name: 'person export',
  summary: 'Writes everything that is kept of a person to a file, to hand it out when the person asks.',
  arguments: ['MAIL', 'FILE.json'],
  options: {},
  details: `Finds accounts, directors, applications, messages and mails by the address; files (proofs, CVs) are in it in base64.
Make sure that who asks is who the address belongs to.`,
  async run({ arguments: [mail, file], terminal, openShop }) {
    const person = readMail(mail!);
    const shop = await openShop();
    const records = await collect(shop.run('person.read', [{ mail: person }]));
    const path = await writePrivately(file!, [
      `${JSON.stringify({ mail: person, exportedAt: new Date().toISOString(), records }, null, 2)}\n`,
    ]);
    terminal.out.write(`${records.length === 1 ? '1 record' : `${records.length} records`} of ${person} in ${path}.\n`);
    return 0;
  },
};

export const personErase: Command = {
  name: 'person erase',
  summary: 'Erases everything that is kept of a person. It cannot be undone.',
  arguments: ['MAIL'],
  options: {
    yes: { type: 'boolean', help: 'Really does it. Without it the command only says what it would erase.' },
    json: { type: 'boolean', help: 'Prints JSON.' },
  },
  details: 'Backups made before still have the data; a person who is in a backup that is restored must be erased again.',
  async run({ arguments: [mail], options, terminal, openShop }) {
    const person = readMail(mail!);
    const shop = await openShop();
    if (!options['yes']) {
      const records = await collect(shop.run('person.read', [{ mail: person }]));
      terminal.err.write(
        `${records.length === 1 ? '1 record' : `${records.length} records`} of ${person} would be erased. Add --yes to do it.\n`,
      );
      return 1;
    }
    const erased = await only(shop.run('person.erase', [{ mail: person }]));
    terminal.out.write(
      options['json']
        ? `${JSON.stringify(erased)}\n`
        : `Erased: ${Object.entries(erased)
            .map(([what, count]) => `${count} ${what}`)
            .join(', ')}.\n`,
    );
    return 0;
  },
};
