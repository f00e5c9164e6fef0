import { dumpFiles } from '../../backup/files.ts';
import { dumpDatabase } from '../../backup/dump.ts';
import { checkBackup, packBackup, type BackupContent, type BackupEnd, type BackupHead } from '../../backup/format.ts';
import { restoreBackup } from '../../backup/restore.ts';
import { openDatabase } from '../../database/index.ts';
import type { Command } from '../command.ts';
import type { Shop } from '../connection.ts';
import { minuteOf, writePrivately } from '../terminal.ts';

const totalOf = ({ rows }: BackupEnd) => Object.values(rows).reduce((total, count) => total + count, 0);

const described = (end: BackupEnd) =>
  `${totalOf(end).toLocaleString('en-GB')} rows of ${Object.keys(end.rows).length} tables and ${end.files === 1 ? '1 picture' : `${end.files.toLocaleString('en-GB')} pictures`}`;

export const backup: Command = {
  name: 'backup',
  summary: 'Writes everything the shop has to one file, also while the server runs.',
  arguments: ['FILE.gz'],
  options: { json: { type: 'boolean', help: 'Prints JSON.' } },
  details: `The file is of one moment: what comes in meanwhile is in the next one. It is read back to its end before the command says that it is whole.
It holds personal data, password hashes and files: keep it where only few can read it.`,
  async run({ arguments: [file], options, config, terminal, openShop }) {
    const shop = await openShop();
    const path = await writePrivately(file!, packBackup(contentOf(shop, config.dataDir)));
    const { head, end } = await checkBackup(path);
    terminal.out.write(
      options['json']
        ? `${JSON.stringify({ path, takenAt: head.takenAt, ...end })}\n`
        : `${described(end)} are in ${path}; it was read back and is whole.\n`,
    );
    return 0;
  },
};

async function* contentOf(shop: Shop, dataDir: string) {
  if (shop.isServed) yield* readCopy(shop);
  else yield* shop.run('backup.read');
  yield* dumpFiles(dataDir);
}

/** A server has one session with its embedded database: reading all of it there would let everybody wait, so a copy is read here. */
async function* readCopy(shop: Shop): AsyncGenerator<{ readonly head: BackupHead } | BackupContent> {
  const done = Promise.withResolvers<void>();
  // Nothing is said to the server but that it is done: then the copy goes.
  const untilDone = new ReadableStream<never>({ start: (input) => void done.promise.then(() => input.close()) });
  try {
    for await (const { dataDir, takenAt } of shop.run('backup.copy', untilDone)) {
      const database = await openDatabase({ databaseUrl: undefined, dataDir });
      try {
        yield* dumpDatabase(database, takenAt);
      } finally {
        await database.close();
        done.resolve();
      }
    }
  } finally {
    done.resolve();
  }
}

export const restore: Command = {
  name: 'restore',
  summary: 'Fills an empty shop from a backup.',
  arguments: ['FILE.gz'],
  options: {
    'hold-mail': { type: 'boolean', help: 'Puts mails aside that waited when the backup was made; they may have been sent since.' },
    json: { type: 'boolean', help: 'Prints JSON.' },
  },
  details: `Set DATA_DIR to a new folder (with DATABASE_URL, also to a new database) and start the server when it is done. A shop that holds data is refused.
A backup of an older version is brought up to date. Mails put aside are listed by "mail queue" and sent by "mail retry".`,
  async run({ arguments: [file], options, config, terminal }) {
    const { head, end, waitingMails } = await restoreBackup(file!, config, { holdMails: options['hold-mail'] === true });
    terminal.out.write(
      options['json']
        ? `${JSON.stringify({ takenAt: head.takenAt, ...end, waitingMails })}\n`
        : `Restored as of ${minuteOf(head.takenAt)} UTC: ${described(end)}.\n`,
    );
    if (waitingMails > 0 && !options['json'])
      terminal.err.write(
        `${waitingMails === 1 ? '1 mail waits' : `${waitingMails} mails wait`} and will be sent when the server starts.\n`,
      );
    return 0;
  },
};
