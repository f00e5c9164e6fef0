/** Deletes data after the periods of the brand. Off unless the brand names periods. */
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { BrandRetention } from '../../brands/types.ts';
import type { Schema } from '../database/index.ts';
import { removeMailFilesBefore } from '../mail/index.ts';
import { clearFromDisk } from './disk.ts';
import { deleteDocuments } from '../security/documentStore.ts';
import { deleteAccounts } from './documents.ts';
import type { PersonalDataPlaces } from './person.ts';

export interface RetentionResult {
  readonly data: keyof BrandRetention;
  readonly days: number;
  readonly records: number;
  readonly files: number;
}

const dayMs = 24 * 3_600_000;

type Gone = Pick<RetentionResult, 'records' | 'files'>;

const before = (days: number): RawBuilder<Date> => sql<Date>`now() - make_interval(days => ${days})`;

/** Functions that delete each kind of data when it is older than a number of days. */
const sweeps: { readonly [Data in keyof BrandRetention]-?: (transaction: Kysely<Schema>, days: number) => Promise<Gone> } = {
  unverifiedAccounts: (transaction, days) => deleteAccountsIn(transaction, 'submitted', sql`created_at < ${before(days)}`),
  rejectedAccounts: (transaction, days) =>
    deleteAccountsIn(
      transaction,
      'rejected',
      sql`not exists (
        select from account_event
        where account_id = account.id and to_state = 'rejected' and from_state is distinct from to_state and at >= ${before(days)}
      )`,
    ),
  applications: (transaction, days) => deleteApplications(transaction, sql`created_at < ${before(days)}`),
  async messages(transaction, days) {
    const rows = await transaction.deleteFrom('contactMessage').where('createdAt', '<', before(days)).returning('id').execute();
    return { records: rows.length, files: 0 };
  },
  async mails(transaction, days) {
    const rows = await transaction
      .deleteFrom('outbox')
      .where('state', 'in', ['sent', 'failed'])
      .where('createdAt', '<', before(days))
      .returning('id')
      .execute();
    return { records: rows.length, files: 0 };
  },
};

async function deleteApplications(transaction: Kysely<Schema>, isDue: RawBuilder<boolean>): Promise<Gone> {
  const rows = await transaction.deleteFrom('jobApplication').where(isDue).returning('documentId').execute();
  const documents = rows.map(({ documentId }) => documentId);
  return { records: rows.length, files: await deleteDocuments(transaction, documents) };
}

async function deleteAccountsIn(transaction: Kysely<Schema>, state: Schema['account']['state'], isDue: RawBuilder<boolean>): Promise<Gone> {
  const rows = await transaction.selectFrom('account').select('id').where('state', '=', state).where(isDue).forUpdate().execute();
  const ids = rows.map(({ id }) => id);
  return { records: ids.length, files: await deleteAccounts(transaction, ids) };
}

/** Thrown to roll back a transaction that should only count. */
class DryRun extends Error {}

/**
 * In one transaction. Mails in files are deleted after it, so that none is deleted while its record stays.
 *
 * @param isDryRun - counts exactly what would be deleted, by deleting it and rolling back
 */
export async function applyRetention(
  places: PersonalDataPlaces,
  periods: BrandRetention | undefined,
  { isDryRun }: { isDryRun: boolean },
): Promise<RetentionResult[]> {
  const { database } = places;
  const results: RetentionResult[] = [];
  let due = 0;
  try {
    await database.kysely.transaction().execute(async (transaction) => {
      // Refused applications whose own day has come, whatever the brand's period.
      due = (await deleteApplications(transaction, sql`keep_until <= now()`)).records;
      for (const data of Object.keys(sweeps) as (keyof BrandRetention)[]) {
        const days = periods?.[data];
        if (days !== undefined) results.push({ data, days, ...(await sweeps[data](transaction, days)) });
      }
      if (isDryRun) throw new DryRun();
    });
  } catch (error) {
    if (!(error instanceof DryRun)) throw error;
  }
  if (!isDryRun && (due > 0 || results.some(({ records }) => records > 0))) await clearFromDisk(database);
  const files = await removeOldMailFiles(places, periods, { isDryRun });
  return files === undefined ? results : results.map((result) => (result.data === 'mails' ? { ...result, files } : result));
}

/** Deletes, or counts, the mails that were written to files and kept long enough. Gives their number; undefined when the brand names no period. */
export async function removeOldMailFiles(
  { mailFolder }: Pick<PersonalDataPlaces, 'mailFolder'>,
  periods: BrandRetention | undefined,
  options: { isDryRun: boolean },
): Promise<number | undefined> {
  const days = periods?.mails;
  return days === undefined ? undefined : removeMailFilesBefore(mailFolder, new Date(Date.now() - days * dayMs), options);
}
