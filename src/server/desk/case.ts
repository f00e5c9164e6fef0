/** What belongs to the case of an account beside its facts. */
import type { Kysely } from 'kysely';
import { addEvent, staffActor } from '../accounts/history.ts';
import type { Schema } from '../database/index.ts';

/** Notes in the history of its account that a member opens a file. Other files have no history. */
export async function noteOpening(database: Kysely<Schema>, documentId: number, name: string, now: Date): Promise<void> {
  const found = await database
    .selectFrom('document')
    .innerJoin('account', (join) =>
      join.on((where) =>
        where.or([
          where('account.proofAddress1Id', '=', where.ref('document.id')),
          where('account.proofAddress2Id', '=', where.ref('document.id')),
          where.exists(
            where
              .selectFrom('accountDirector')
              .select('accountDirector.id')
              .whereRef('accountDirector.accountId', '=', 'account.id')
              .whereRef('accountDirector.proofAddressId', '=', 'document.id'),
          ),
        ]),
      ),
    )
    .select(['account.id', 'account.state', 'document.fileName'])
    .where('document.id', '=', documentId)
    .executeTakeFirst();
  if (!found) return;
  const { id, state, fileName } = found;
  await addEvent(database, { accountId: id, at: now, kind: 'opened', actor: staffActor(name), from: state, to: state, note: fileName });
}
