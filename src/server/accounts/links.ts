/** Links in mails: made, found, and used up once. */
import type { Kysely } from 'kysely';
import type { LinkPurpose } from '../../contract/limits.ts';
import type { Schema } from '../database/index.ts';
import { hashToken, isTokenShaped, newToken, tokenLifetimeMs } from '../security/tokens.ts';

/** How many replaced links stay known, so that an old mail is answered rightly. The oldest go first; an older link to a password helps in no case. */
const replacedLinksStored: Readonly<Record<LinkPurpose, number>> = { verify: 10, setPassword: 0, reset: 0 };

/**
 * An older link for the same purpose stops working. Gives the token, which goes into the mail and is stored nowhere, and an id that is never used twice, so that it
 * can name the mail's cause.
 *
 * @param transaction - holds the account's row, so that two links made at once do not meet
 */
export async function issueLink(transaction: Kysely<Schema>, accountId: number, purpose: LinkPurpose, now: Date) {
  const token = newToken();
  const expiresAt = new Date(now.getTime() + tokenLifetimeMs(purpose));
  await replaceLinks(transaction, accountId, purpose);
  const { id } = await transaction
    .insertInto('accountToken')
    .values({ accountId, purpose, hash: hashToken(token), createdAt: now, expiresAt, usedAt: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, token };
}

/** Ends all links of an account for a purpose, and deletes those that need not stay known. */
async function replaceLinks(transaction: Kysely<Schema>, accountId: number, purpose: LinkPurpose): Promise<void> {
  // Each ends at the time of its creation, so that it has expired by the clock of every server.
  await transaction
    .updateTable('accountToken')
    .set(({ ref }) => ({ expiresAt: ref('createdAt') }))
    .where('accountId', '=', accountId)
    .where('purpose', '=', purpose)
    .execute();
  await transaction
    .deleteFrom('accountToken')
    .where('id', 'in', (links) =>
      links
        .selectFrom('accountToken')
        .select('id')
        .where('accountId', '=', accountId)
        .where('purpose', '=', purpose)
        .orderBy('id', 'desc')
        .offset(replacedLinksStored[purpose]),
    )
    .execute();
}

export async function lastLinkAt(database: Kysely<Schema>, accountId: number, purpose: LinkPurpose): Promise<Date | undefined> {
  const last = await database
    .selectFrom('accountToken')
    .select('createdAt')
    .where('accountId', '=', accountId)
    .where('purpose', '=', purpose)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.createdAt;
}

const linkOf = (database: Kysely<Schema>, token: string, purposes: readonly LinkPurpose[]) =>
  database.selectFrom('accountToken').select(['id', 'accountId']).where('hash', '=', hashToken(token)).where('purpose', 'in', purposes);

const usableLink = (database: Kysely<Schema>, token: string, purposes: readonly LinkPurpose[], now: Date) =>
  linkOf(database, token, purposes).where('usedAt', 'is', null).where('expiresAt', '>', now);

/** The account of a link; undefined when the link is unknown, used, replaced or outdated. Leaves it usable. */
export async function findLink(...link: Parameters<typeof usableLink>): Promise<number | undefined> {
  if (!isTokenShaped(link[1])) return undefined;
  return (await usableLink(...link).executeTakeFirst())?.accountId;
}

/** The account of a link, even of a used or outdated one, or one that a newer one has replaced; undefined for a link that is unknown or was forgotten. */
export async function recallLink(database: Kysely<Schema>, token: string, purpose: LinkPurpose): Promise<number | undefined> {
  if (!isTokenShaped(token)) return undefined;
  return (await linkOf(database, token, [purpose]).executeTakeFirst())?.accountId;
}

/** Uses a link up, so that of several attempts at once exactly one succeeds. Undefined as in {@link findLink}. Locks the account's row. */
export async function spendLink(
  transaction: Kysely<Schema>,
  token: string,
  purposes: readonly LinkPurpose[],
  now: Date,
): Promise<number | undefined> {
  const accountId = await findLink(transaction, token, purposes, now);
  if (accountId === undefined) return undefined;
  // Locks the account before its link, in the same order as `issueLink`: otherwise the two could wait for each other, and one would fail.
  await transaction.selectFrom('account').select('id').where('id', '=', accountId).forUpdate().execute();
  // Another attempt may have used it while this one waited.
  const link = await usableLink(transaction, token, purposes, now).executeTakeFirst();
  if (link) await transaction.updateTable('accountToken').set({ usedAt: now }).where('id', '=', link.id).execute();
  return link?.accountId;
}

export async function dropPasswordLinks(transaction: Kysely<Schema>, accountId: number): Promise<void> {
  await transaction
    .deleteFrom('accountToken')
    .where('accountId', '=', accountId)
    .where('purpose', 'in', ['setPassword', 'reset'])
    .execute();
}
