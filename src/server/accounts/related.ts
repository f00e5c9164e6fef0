/** Finds other accounts that may be of the same business or the same people. */
import { sql, type Kysely, type Selectable } from 'kysely';
import type { Schema } from '../database/index.ts';

export type SharedKey = 'vatNumber' | 'registrationNumber' | 'mail' | 'telephone' | 'director';

export type RelatedAccount = Awaited<ReturnType<typeof relatedAccounts>>[number];

/** Most that are given: a number that hundreds share tells nothing. */
const most = 50;

type Row = Pick<Selectable<Schema['account']>, 'id' | 'state' | 'name' | 'createdAt'> & { readonly same: readonly SharedKey[] };

/** The accounts that have a VAT number, company number, mail address, telephone number or the name of a director in common with one, newest first. */
export async function relatedAccounts(database: Kysely<Schema>, id: number) {
  const { rows } = await sql<Row>`
    with mine as (select * from account where id = ${id}),
      people as (
        select account_id, lower(mail) as mail, landline_no, mobile_no, search_key(first_name || last_name) as name from account_director
      ),
      found as (
        select other.id, case
          when other.vat_number <> '' and other.vat_number = mine.vat_number then 'vatNumber' end as same from account other, mine
        union all select other.id, case
          when other.registration_number <> '' and other.registration_number = mine.registration_number then 'registrationNumber' end
          from account other, mine
        union all select other.id, case when other.mail_key = mine.mail_key then 'mail' end from account other, mine
        union all select other.id, case
          when array_remove(array[other.landline_no, other.mobile_no], '') && array_remove(array[mine.landline_no, mine.mobile_no], '')
          then 'telephone' end from account other, mine
        union all select theirs.account_id, unnest(array[
          case when theirs.name = ours.name or (theirs.mail <> '' and theirs.mail = ours.mail) then 'director' end,
          case when array_remove(array[theirs.landline_no, theirs.mobile_no], '') && array_remove(array[ours.landline_no, ours.mobile_no], '')
            then 'telephone' end
        ]) from people theirs, people ours where ours.account_id = ${id}
      )
    select account.id, account.state, account.name, account.created_at, array_agg(distinct found.same) as same
    from found join account on account.id = found.id
    where found.same is not null and account.id <> ${id}
    group by account.id order by account.id desc limit ${most}`.execute(database);
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
}
