import type { ExpressionBuilder, Kysely } from 'kysely';
import type { BrandFacts } from '../../brands/types.ts';
import { businessFields } from '../../contract/forms/accountFields.ts';
import { namesOf, pickValues } from '../../contract/forms/fieldDefinitions.ts';
import type { AccountHolderAnswer } from '../../contract/forms/schemas.ts';
import type { Database, Schema } from '../database/index.ts';
import { queueMail } from '../mail/index.ts';
import { findByPassword, hashPassword, needsRehash } from '../security/passwords.ts';
import { hashToken, isTokenShaped, newToken, sessionLifetimeMs, sessionTouchMs } from '../security/tokens.ts';
import { addEvent } from './history.ts';
import { dropPasswordLinks, findLink, issueLink, spendLink } from './links.ts';
import { mailKey, userNameKey } from './names.ts';

const passwordLinks = ['setPassword', 'reset'] as const;

/**
 * Takes the same time for an unknown name, an account that is not approved, and a wrong password.
 *
 * @param name - user name or mail, in any case
 * @returns the session's token; undefined when name and password do not belong together
 */
export async function logIn(
  { kysely }: Database,
  { name, password, address, now }: { name: string; password: string; address: string; now: Date },
): Promise<string | undefined> {
  const found = await findByPassword(() => findHolder(kysely, name), password);
  if (!found) return undefined;
  const { account, stored } = found;
  const upgraded = needsRehash(stored) ? await hashPassword(password) : undefined;
  const token = newToken();
  return kysely.transaction().execute(async (transaction) => {
    // A change of the password in between has ended all sessions: none may begin with the old one.
    const current = await transaction
      .selectFrom('account')
      .select('passwordHash')
      .where('id', '=', account.id)
      .forUpdate()
      .executeTakeFirst();
    if (current?.passwordHash !== stored) return undefined;
    if (upgraded !== undefined)
      await transaction.updateTable('account').set({ passwordHash: upgraded }).where('id', '=', account.id).execute();
    await transaction
      .deleteFrom('accountSession')
      .where('accountId', '=', account.id)
      .where((where) => where.not(isAlive(where, now)))
      .execute();
    const expiresAt = new Date(now.getTime() + sessionLifetimeMs.absolute);
    await transaction
      .insertInto('accountSession')
      .values({ accountId: account.id, hash: hashToken(token), createdAt: now, lastUsedAt: now, expiresAt, ipAddress: address })
      .execute();
    return token;
  });
}

/** The account of a session; undefined when the session is unknown or over. */
export async function findSession({ kysely }: Database, token: string, now: Date): Promise<AccountHolderAnswer['data'] | undefined> {
  if (!isTokenShaped(token)) return undefined;
  const session = await kysely
    .selectFrom('accountSession')
    .innerJoin('account', 'account.id', 'accountSession.accountId')
    .select(['accountSession.id', 'accountSession.accountId', 'lastUsedAt', 'userName', ...namesOf(businessFields)])
    .where('hash', '=', hashToken(token))
    .where('account.state', '=', 'approved')
    .where((where) => isAlive(where, now))
    .executeTakeFirst();
  if (!session || session.userName === null) return undefined;
  if (now.getTime() - session.lastUsedAt.getTime() >= sessionTouchMs)
    await kysely.updateTable('accountSession').set({ lastUsedAt: now }).where('id', '=', session.id).execute();
  const history = await kysely
    .selectFrom('accountEvent')
    .select(['at', 'kind', 'reference'])
    .where('accountId', '=', session.accountId)
    .where('kind', 'in', ['submitted', 'verified', 'approved'])
    .orderBy('id')
    .execute();
  return {
    userName: session.userName,
    mail: session.mail,
    businessName: session.name,
    business: pickValues(businessFields, session),
    history: history.map(({ at, kind, reference }) => ({ at: at.toISOString(), kind, reference: reference ?? '' })),
  };
}

export async function logOut({ kysely }: Database, token: string): Promise<void> {
  if (isTokenShaped(token)) await kysely.deleteFrom('accountSession').where('hash', '=', hashToken(token)).execute();
}

/** Mails a link to a new password, if the name is known. */
export function sendResetLink({ kysely }: Database, name: string, now: Date): Promise<void> {
  return kysely.transaction().execute(async (transaction) => {
    const account = await findHolder(transaction, name);
    if (!account?.userName) return;
    await transaction.selectFrom('account').select('id').where('id', '=', account.id).forUpdate().execute();
    const link = await issueLink(transaction, account.id, 'reset', now);
    const { mail, userName } = account;
    await queueMail(transaction, { kind: 'passwordReset', to: mail, cause: `reset:${link.id}`, userName, token: link.token });
  });
}

/** The result of a change of password: the names that can log in with it, or the reason for the refusal. */
export type PasswordChange = { readonly names: readonly string[] } | 'outdated link' | 'guessed first';

/** Uses the link up, ends all sessions and mails the owner. A commonly guessed password is refused and leaves the link usable. */
export async function changePassword(
  { kysely }: Database,
  facts: BrandFacts,
  { password, token, now }: { password: string; token: string; now: Date },
): Promise<PasswordChange> {
  const found = await findLink(kysely, token, passwordLinks, now);
  if (found === undefined) return 'outdated link';
  const names = await kysely.selectFrom('account').select(['name', 'userName']).where('id', '=', found).executeTakeFirst();
  const known = [facts.name, facts.company.legalName, names?.name ?? '', names?.userName ?? ''];
  // Its lists of words take time and memory that no start should wait for.
  const { judgePassword } = await import('../../contract/forms/passwordStrength.ts');
  if (judgePassword(password, known).refusal !== undefined) return 'guessed first';
  const stored = await hashPassword(password);
  return kysely.transaction().execute(async (transaction): Promise<PasswordChange> => {
    const id = await spendLink(transaction, token, passwordLinks, now);
    if (id === undefined) return 'outdated link';
    const account = await transaction
      .updateTable('account')
      .set({ passwordHash: stored })
      .where('id', '=', id)
      .where('state', '=', 'approved')
      .returning(['mail', 'userName'])
      .executeTakeFirst();
    if (!account?.userName) return 'outdated link';
    await transaction.deleteFrom('accountSession').where('accountId', '=', id).execute();
    await dropPasswordLinks(transaction, id);
    const { mail, userName } = account;
    const kind = 'passwordChanged';
    const event = await addEvent(transaction, { accountId: id, at: now, kind, actor: 'holder', to: 'approved' });
    await queueMail(transaction, { kind, to: mail, cause: `passwordChanged:${event}`, userName });
    return { names: [userName, mail] };
  });
}

/** Whether a session has neither reached its end nor been idle for too long. */
function isAlive(where: ExpressionBuilder<Schema, 'accountSession'>, now: Date) {
  const idleSince = new Date(now.getTime() - sessionLifetimeMs.idle);
  return where.and([where('accountSession.expiresAt', '>', now), where('accountSession.lastUsedAt', '>', idleSince)]);
}

/** The approved account with this user name or mail. */
function findHolder(database: Kysely<Schema>, name: string) {
  return database
    .selectFrom('account')
    .select(['id', 'mail', 'userName', 'passwordHash'])
    .where('state', '=', 'approved')
    .where((where) => where.or([where('userName', '=', userNameKey(name)), where('mailKey', '=', mailKey(name))]))
    .executeTakeFirst();
}
