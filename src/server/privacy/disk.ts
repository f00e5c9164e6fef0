/** PostgreSQL leaves the bytes of a deleted row in its table, in statistics and in the journal until it needs their place. */
import type { Database } from '../database/index.ts';
import { errorCode } from '../errors.ts';

/** Tables with texts that people typed and sent. */
const tables = [
  'account', 'account_director', 'account_event', 'account_token', 'account_question', 'account_session', 'idempotency_key', 'job_application', 'contact_message', 'record_event', 'outbox',
  'document',
]; // prettier-ignore

/** Time to wait for others who read a table, in milliseconds: all who want to write wait behind this one. */
const lockTimeoutMs = 5_000;

/** Errors after which the rows are only gone from the database: a table in use, a right that another owner of the database has, a full disk. */
const passing = new Set(['55P03', '42501', '53100', '58P01']);

/**
 * Writes the tables anew, which also gives space back, and ends the journal. Takes seconds for each gigabyte, while files can be neither stored nor read.
 *
 * @returns whether everything that was deleted is gone from the disk
 */
export async function clearFromDisk({ pool }: Pick<Database, 'pool'>): Promise<boolean> {
  const client = await pool.connect();
  try {
    await client.query(`set lock_timeout = ${lockTimeoutMs}; set statement_timeout = 0`);
    for (const table of [...tables, 'pg_catalog.pg_statistic'])
      await client.query(`vacuum (full${table.startsWith('pg_') ? '' : ', analyze'}) ${table}`);
    // The journal up to here is deleted when the tables have all of it.
    await client.query('select pg_switch_wal()');
    await client.query('checkpoint');
    return true;
  } catch (error) {
    if (!passing.has(errorCode(error) ?? '')) throw error;
    return false;
  } finally {
    // With its settings.
    client.release(true);
  }
}
