/** Finds other accounts that may be of the same business or the same people. */
import { sql, type Kysely, type Selectable } from 'kysely';
import type { Schema } from '../database/index.ts';

export type SharedKey = 'vatNumber' | 'registrationNumber' | 'mail' | 'telephone' | 'director';

export type RelatedAccount = Awaited<ReturnType<typeof relatedAccounts>>[number];

/** Most that are given: a number that hundreds share tells nothing. */
const most = 50;

type Row = Pick<Selectable<Schema['account']>, 'id' | 'state' | 'name' | 'createdAt'> & {
  readonly same: readonly { readonly key: SharedKey; readonly value: string }[];
};

/** The accounts that have a VAT number, company number, mail address, telephone number or the name of a director in common with one, newest first. */
export async function relatedAccounts(database: Kysely<Schema>, id: number) {
  const { rows } = await sql<Row>`
    with mine as (select * from account where id = ${id}),
      people as (
        select account_id, lower(mail) as mail, landline_no, mobile_no, first_name || ' ' || last_name as said,
          search_key(first_name || last_name) as name from account_director
      ),
      found as (
        select other.id, shared.key, shared.value from account other, mine, lateral (
          select 'vatNumber' as key, other.vat_number as value where other.vat_number <> '' and other.vat_number = mine.vat_number
          union all select 'registrationNumber', other.registration_number
            where other.registration_number <> '' and other.registration_number = mine.registration_number
          union all select 'mail', other.mail where other.mail_key = mine.mail_key
          union all select 'telephone', number from unnest(array[other.landline_no, other.mobile_no]) number
            where number <> '' and number in (mine.landline_no, mine.mobile_no)
        ) shared
        union all select theirs.account_id, shared.key, shared.value from people theirs, people ours, lateral (
          select 'director' as key, theirs.said as value where theirs.name = ours.name or (theirs.mail <> '' and theirs.mail = ours.mail)
          union all select 'telephone', number from unnest(array[theirs.landline_no, theirs.mobile_no]) number
            where number <> '' and number in (ours.landline_no, ours.mobile_no)
        ) shared where ours.account_id = ${id}
      )
    select account.id, account.state, account.name, account.created_at, jsonb_agg(distinct jsonb_build_object('key', found.key, 'value', found.value)) as same
    from found join account on account.id = found.id
    where account.id <> ${id}
    group by account.id order by account.id desc limit ${most}`.execute(database);
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
}
