import { rm } from 'node:fs/promises';
import { checkBackup, restoreBackup, type BackupEnd } from '../../server/backup/index.ts';
import { staffPaths } from '../../server/staff/paths.ts';
import { hasEmbeddedDatabase } from '../../server/database/index.ts';
import { openMediaStore } from '../../server/media/index.ts';
import type { Command } from '../command.ts';
import { CommandError } from '../errors.ts';
import { counted, minuteOf, print, writePrivately } from '../terminal.ts';

const totalOf = ({ rows }: BackupEnd) => Object.values(rows).reduce((total, count) => total + count, 0);

/** Whether the database is new: it has only one row about a catalogue that was never loaded. */
const isEmpty = ({ rows }: BackupEnd) => Object.entries(rows).every(([table, count]) => table === 'catalogue_state' || count === 0);

const described = (end: BackupEnd) =>
  `${totalOf(end).toLocaleString('en-GB')} rows of ${Object.keys(end.rows).length} tables and ${counted(end.files, 'picture')}`;

export const backup: Command = {
  name: 'backup',
  summary: 'Writes everything the shop has to one file, also while the server runs.',
  arguments: ['FILE.gz'],
  options: { json: { help: 'Prints JSON.' } },
  details: `The file is of one moment: what comes in meanwhile is in the next one. It is read back to its end before the command says that it is whole.
It holds personal data, password hashes and files: keep it where only few can read it.
Where pictures are missing that the range names, as they are when DATA_DIR or MEDIA_URL is another than the server's, the file is written and the exit code is 1.`,
  async run({ arguments: [file], options, config, terminal, signal, openClient }) {
    if (!config.databaseUrl && !hasEmbeddedDatabase(config.dataDir))
      throw new CommandError(`There is no shop in ${config.dataDir}. Set DATA_DIR to the folder that the server is started with.`);
    const client = await openClient();
    const path = await writePrivately(file!, client.bytes(staffPaths.backup));
    const { head, end } = await checkBackup(path, signal);
    if (isEmpty(end)) {
      await rm(path);
      throw new CommandError(
        'The database holds nothing, so no backup was made. Check that DATA_DIR and DATABASE_URL are those of the server.',
      );
    }
    const missing = await client.list<string>(staffPaths.backupMissingFiles);
    const said = `${described(end)} are in ${path}; it was read back and is whole.`;
    print({ options, terminal }, { path, takenAt: head.takenAt, ...end }, said);
    if (missing.length === 0) return 0;
    terminal.err.write(
      `${counted(missing.length, 'picture that the range names is', 'pictures that the range names are')} not in ${openMediaStore(config).place} and not in this backup, the first is ${missing[0]}. Set ${config.objectStore ? 'MEDIA_URL to the store' : 'DATA_DIR to the folder'} that has them, or import them again.\n`,
    );
    return 1;
  },
};

export const restore: Command = {
  name: 'restore',
  summary: 'Fills an empty shop from a backup.',
  arguments: ['FILE.gz'],
  options: {
    'hold-mail': { help: 'Puts e-mails aside that waited when the backup was made; they may have been sent since.' },
    json: { help: 'Prints JSON.' },
  },
  details: `Set DATA_DIR to a new folder (with DATABASE_URL, also to a new database) and start the server when it is done. A shop that holds data is refused.
A backup of an older version is brought up to date. E-mails put aside are listed by "mail queue" and sent by "mail retry".`,
  async run({ arguments: [file], options, config, terminal, signal }) {
    const { head, end, waitingMails } = await restoreBackup(file!, config, { holdMails: options['holdMail'] === true, signal });
    const answer = { takenAt: head.takenAt, ...end, waitingMails };
    print({ options, terminal }, answer, `Restored as of ${minuteOf(head.takenAt)} UTC: ${described(end)}.`);
    if (waitingMails > 0 && !options['json'])
      terminal.err.write(`${counted(waitingMails, 'e-mail waits', 'e-mails wait')} and will be sent when the server starts.\n`);
  },
};
