import { sql, type RawBuilder } from 'kysely';
import { normaliseCompanyNumber, normalisePostCode, normaliseVatNumber } from '../../contract/forms/identifiers.ts';
import { mailAddress, nationalTelephone } from '../../contract/forms/sharedFields.ts';
import { plainDigits } from '../../contract/text.ts';

/** The meanings of a search of staff: the text, or the number, telephone number or mail address that it is once it is stored. */
function meaningsOf(search: string): string[] {
  const text = plainDigits(search);
  const dialled = text.replace(/^\s*\(?(?:\+|00)\s?44\)?[\s()\-.]*0?[\s)]*(?=\d)/u, '0');
  const domain = mailAddress(`a@${text.replace(/^(?:https?:\/\/)?www\.|\/$/giu, '')}`).slice(2);
  const read = [nationalTelephone, normaliseVatNumber, normaliseCompanyNumber, normalisePostCode, mailAddress];
  const meanings = [text, dialled, domain, ...read.map((normalise) => normalise(text))];
  // Of those with the same search key one is enough.
  return [...new Map(meanings.map((meaning) => [meaning.toLowerCase().replaceAll(' ', ''), meaning])).values()];
}

/** Whether a search key has a search of staff in one of its meanings. */
export function isFoundIn(key: RawBuilder<unknown>, search: string): RawBuilder<unknown> {
  const found = meaningsOf(search).map((text) => sql`${key} like search_pattern(${text})`);
  return sql`(${sql.join(found, sql` or `)})`;
}
