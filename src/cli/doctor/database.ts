import type { Config } from '../../server/config.ts';
import type { DatabaseFacts } from '../../server/operation/index.ts';
import { counted } from '../terminal.ts';
import { findings, timeInWords, type Finding } from './check.ts';

const database = findings('database');
const clock = findings('clock');
const outbox = findings('outbox');
const backup = findings('backups');

/** Oldest version that still gets corrections, as PostgreSQL numbers it. */
const oldestVersion = 140_000;

/** How far two clocks may be apart, in milliseconds: links and sessions end by one, and are made by the other. */
const clockToleranceMs = 5_000;

/** How long a mail may wait, in milliseconds. */
const mailWaitMs = 60 * 60 * 1000;

const hourMs = 60 * 60 * 1000;

export function* checkDatabase({ version, durability, migrations }: DatabaseFacts): Generator<Finding> {
  const number = `PostgreSQL ${Math.floor(version / 10_000)}.${version % 10_000}`;
  yield version < oldestVersion
    ? database.should(`${number} is older than what its makers look after.`, 'Move to a newer version.')
    : database.fine(`${number} answers.`);
  const [unknown] = migrations.unknown;
  if (unknown !== undefined)
    yield database.must(`The tables were made by a newer version of the shop (they have "${unknown}").`, 'Start that version.');
  const { missing } = migrations;
  if (missing.length > 0)
    yield database.should(
      `The tables are of an older version: ${missing.join(', ')} ${missing.length === 1 ? 'is' : 'are'} missing.`,
      'The next start of this version brings them up to date. Make a backup before.',
    );
  const risky = [
    ['fsync', durability.fsync],
    ['full_page_writes', durability.fullPageWrites],
    ['synchronous_commit', durability.synchronousCommit],
  ].filter(([, value]) => value === 'off');
  for (const [name] of risky)
    yield database.must(
      `PostgreSQL runs with ${name} off: a power cut loses what was acknowledged.`,
      `Set ${name} = on in postgresql.conf and reload.`,
    );
  if (durability.checksums === 'off')
    yield database.should(
      'The database has no checksums: a failing disk is noticed late.',
      'Stop PostgreSQL and run pg_checksums --enable.',
    );
  if (unknown === undefined && missing.length + risky.length === 0 && durability.checksums !== 'off')
    yield database.fine('What it acknowledges survives a power cut.');
}

/** Compares this machine's clock with the database's. @param at - when the database was asked, by this machine's clock */
export function checkClock({ now }: DatabaseFacts, at: Date): Finding {
  const apart = Math.abs(new Date(now).getTime() - at.getTime());
  if (apart <= clockToleranceMs) return clock.fine('The clocks of the shop and the database agree.');
  return clock.must(
    `The clocks of the shop and the database are ${apart < 120_000 ? `${Math.round(apart / 1000)} seconds` : timeInWords(apart)} apart.`,
    'Set both by NTP: links, sessions and backups end by them.',
  );
}

export function* checkOutbox({ mails }: DatabaseFacts, at: Date): Generator<Finding> {
  if (!mails) return;
  const waitsMs = mails.oldestWaiting === null ? 0 : at.getTime() - new Date(mails.oldestWaiting).getTime();
  if (waitsMs > mailWaitMs)
    yield outbox.must(
      `${mails.waiting === 1 ? 'An e-mail waits' : `${mails.waiting} e-mails wait`}, the oldest for ${timeInWords(waitsMs)}.`,
      'See "mail queue" for the reason; when it is fixed, "mail retry".',
    );
  if (mails.failed > 0)
    yield outbox.should(
      `${counted(mails.failed, 'e-mail was', 'e-mails were')} given up.`,
      'See "mail queue --state failed"; "mail retry" sends them again.',
    );
  else if (waitsMs <= mailWaitMs)
    yield outbox.fine(mails.waiting === 0 ? 'No e-mail waits.' : `${mails.waiting} e-mails are on their way.`);
}

export function* checkBackups({ backups }: DatabaseFacts, schedule: Config['backups'], at: Date): Generator<Finding> {
  if (!schedule)
    yield backup.should(
      'No backups are made by schedule.',
      'Set BACKUP_DIR to a folder on another disk, unless something else makes them.',
    );
  if (!schedule || !backups) return;
  const { lastMade, lastError } = backups;
  if (lastError !== null) yield backup.must(`The last backup failed: ${lastError}`, 'Fix that; it is tried again every hour.');
  const ageMs = lastMade === null ? undefined : at.getTime() - new Date(lastMade).getTime();
  // One may take a while, and a server may have been down.
  if (ageMs !== undefined && ageMs > schedule.hours * 1.5 * hourMs + hourMs)
    yield backup.must(`The last backup is ${timeInWords(ageMs)} old.`, 'See that a server runs, and what its log says of backups.');
  else if (lastError === null && ageMs !== undefined)
    yield backup.fine(`The last backup is ${timeInWords(ageMs)} old, and was restored once to try it.`);
  else if (lastError === null) yield backup.should('No backup has been made yet.', 'A running server makes the first one within minutes.');
}
