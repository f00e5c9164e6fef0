/** Logging in, who is logged in, and new passwords. */
import type { ExpressionBuilder, Kysely } from 'kysely';
import type { BrandFacts } from '../../brands/types.ts';
import { judgePassword } from '../../contract/forms/passwordStrength.ts';
import type { AccountHolderAnswer } from '../../contract/forms/schemas.ts';
import type { Database, Schema } from '../database/index.ts';
import { queueMail } from '../mail/index.ts';
import { findByPassword, hashPassword, needsRehash } from '../security/passwords.ts';
import { hashToken, isTokenShaped, newToken, sessionLifetimeMs, sessionTouchMs } from '../security/tokens.ts';
import { addEvent } from './history.ts';
import { dropPasswordLinks, findLink, issueLink, spendLink } from './links.ts';
import { mailKey, userNameKey } from './names.ts';

/** Links that lead to a new password. */
const passwordLinks = ['setPassword', 'reset'] as const;

/**
 * Checks name and password and opens a session. Takes the same time for a name that nobody has, an account that is not approved, and a wrong password.
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
    // Whoever changed the password meanwhile has ended all sessions: none may begin with the old one.
    const current = await transaction
      .selectFrom('account')
      .select('password_hash')
      .where('id', '=', account.id)
      .forUpdate()
      .executeTakeFirst();
    if (current?.password_hash !== stored) return undefined;
    if (upgraded !== undefined)
      await transaction.updateTable('account').set({ password_hash: upgraded }).where('id', '=', account.id).execute();
    await transaction
      .deleteFrom('account_session')
      .where('account_id', '=', account.id)
      .where((where) => where.not(isAlive(where, now)))
      .execute();
    await transaction
      .insertInto('account_session')
      .values({
        account_id: account.id,
        hash: hashToken(token),
        created_at: now,
        last_used_at: now,
        expires_at: new Date(now.getTime() + sessionLifetimeMs.absolute),
        ip_address: address,
      })
      .execute();
    return token;
  });
}

/** Whose session it is; undefined when it is unknown or over. */
export async function findSession({ kysely }: Database, token: string, now: Date): Promise<AccountHolderAnswer['data'] | undefined> {
  if (!isTokenShaped(token)) return undefined;
  const session = await kysely
    .selectFrom('account_session')
    .innerJoin('account', 'account.id', 'account_session.account_id')
    .select(['account_session.id', 'last_used_at', 'user_name', 'mail', 'name'])
    .where('hash', '=', hashToken(token))
    .where('account.state', '=', 'approved')
    .where((where) => isAlive(where, now))
    .executeTakeFirst();
  if (!session || session.user_name === null) return undefined;
  if (now.getTime() - session.last_used_at.getTime() >= sessionTouchMs)
    await kysely.updateTable('account_session').set({ last_used_at: now }).where('id', '=', session.id).execute();
  return { userName: session.user_name, mail: session.mail, businessName: session.name };
}

/** Ends a session. One that is unknown or over has ended. */
export async function logOut({ kysely }: Database, token: string): Promise<void> {
  if (isTokenShaped(token)) await kysely.deleteFrom('account_session').where('hash', '=', hashToken(token)).execute();
}

/** Mails a link to a new password, when somebody has this name. */
export function sendResetLink({ kysely }: Database, name: string, now: Date): Promise<void> {
  return kysely.transaction().execute(async (transaction) => {
    const account = await findHolder(transaction, name);
    if (!account?.user_name) return;
    await transaction.selectFrom('account').select('id').where('id', '=', account.id).forUpdate().execute();
    const link = await issueLink(transaction, account.id, 'reset', now);
    await queueMail(transaction, {
      kind: 'passwordReset',
      to: account.mail,
      cause: `reset:${link.id}`,
      userName: account.user_name,
      token: link.token,
    });
  });
}

/** What became of a new password: whose it is now, by each name that opens the login, or why it was not taken. */
export type PasswordChange = { readonly names: readonly string[] } | 'outdated link' | 'guessed first';

/**
 * Changes a password by the token of a link, which is used up by that, ends all sessions of the account and mails its owner. A password that is
 * guessed first leaves the link as it was.
 */
export async function changePassword(
  { kysely }: Database,
  facts: BrandFacts,
  { password, token, now }: { password: string; token: string; now: Date },
): Promise<PasswordChange> {
  const found = await findLink(kysely, token, passwordLinks, now);
  if (found === undefined) return 'outdated link';
  const names = await kysely.selectFrom('account').select(['name', 'user_name']).where('id', '=', found).executeTakeFirst();
  const known = [facts.name, facts.company.legalName, names?.name ?? '', names?.user_name ?? ''];
  if (judgePassword(password, known).refusal !== undefined) return 'guessed first';
  const stored = await hashPassword(password);
  return kysely.transaction().execute(async (transaction): Promise<PasswordChange> => {
    const id = await spendLink(transaction, token, passwordLinks, now);
    if (id === undefined) return 'outdated link';
    const account = await transaction
      .updateTable('account')
      .set({ password_hash: stored })
      .where('id', '=', id)
      .where('state', '=', 'approved')
      .returning(['mail', 'user_name'])
      .executeTakeFirst();
    if (!account?.user_name) return 'outdated link';
    await transaction.deleteFrom('account_session').where('account_id', '=', id).execute();
    await dropPasswordLinks(transaction, id);
    const event = await addEvent(transaction, {
      accountId: id,
      at: now,
      kind: 'passwordChanged',
      actor: 'holder',
      from: 'approved',
      to: 'approved',
    });
    await queueMail(transaction, {
      kind: 'passwordChanged',
      to: account.mail,
      cause: `passwordChanged:${event}`,
      userName: account.user_name,
    });
    return { names: [account.user_name, account.mail] };
  });
}

/** Whether a session has neither reached its end nor been idle for too long. */
function isAlive(where: ExpressionBuilder<Schema, 'account_session'>, now: Date) {
  const idleSince = new Date(now.getTime() - sessionLifetimeMs.idle);
  return where.and([where('account_session.expires_at', '>', now), where('account_session.last_used_at', '>', idleSince)]);
}

/** The approved account with this user name or mail. */
function findHolder(database: Kysely<Schema>, name: string) {
  return database
    .selectFrom('account')
    .select(['id', 'mail', 'user_name', 'password_hash'])
    .where('state', '=', 'approved')
    .where((where) => where.or([where('user_name', '=', userNameKey(name)), where('mail_key', '=', mailKey(name))]))
    .executeTakeFirst();
}
