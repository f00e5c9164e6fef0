/** Sessions at the desk. The cookie has the token, the database its hash. */
import Bowser from 'bowser';
import type { ExpressionBuilder, Kysely } from 'kysely';
import type { Database, Schema } from '../database/index.ts';
import { findByPassword } from '../security/passwords.ts';
import { hashToken, newToken } from '../security/tokens.ts';
import { mailKey } from '../accounts/names.ts';
import { spendCode } from './secondFactor.ts';

/** How long a session lasts, in milliseconds: without use, at most, and between password and code. */
export const deskSessionMs = { idle: 30 * 60_000, absolute: 12 * 3_600_000, halfOpen: 10 * 60_000 } as const;

/** Shortest time between two recorded uses, in milliseconds, so that not every call writes. */
const touchMs = 60_000;
/** Longest user agent that is kept, in characters. */
const userAgentMaxLength = 300;

/** Where and when a session is opened. */
export type Origin = Readonly<{ address: string; userAgent: string; now: Date }>;

/** Whether a password is a member's. */
export async function isPasswordOf({ kysely }: Database, memberId: number, password: string): Promise<boolean> {
  const find = () => kysely.selectFrom('staffMember').select('passwordHash').where('id', '=', memberId).executeTakeFirst();
  return (await findByPassword(find, password)) !== undefined;
}

/** Checks mail address and password, and opens a session that waits for its second factor. Takes the same time when nobody has the address. @returns the session's token; undefined when they do not belong together */
export async function openSession({ kysely }: Database, { mail, password }: Record<'mail' | 'password', string>, origin: Origin) {
  const find = () =>
    kysely
      .selectFrom('staffMember')
      .select(['id', 'passwordHash'])
      .where('mailKey', '=', mailKey(mail))
      .where('setUpAt', 'is not', null)
      .where('switchedOffAt', 'is', null)
      .executeTakeFirst();
  const found = await findByPassword(find, password);
  if (!found) return undefined;
  return kysely.transaction().execute(async (transaction) => {
    // A member who was removed or began anew in between has another hash, or none.
    const current = await transaction
      .selectFrom('staffMember')
      .select('id')
      .where('id', '=', found.account.id)
      .where('passwordHash', '=', found.stored)
      .forUpdate()
      .executeTakeFirst();
    if (!current) return undefined;
    await transaction
      .deleteFrom('staffSession')
      .where('memberId', '=', current.id)
      .where((where) => where.not(isAlive(where, origin.now)))
      .execute();
    return insertSession(transaction, current.id, origin, false);
  });
}

/** Opens a session. Gives its token. */
export async function insertSession(database: Kysely<Schema>, memberId: number, origin: Origin, hasSecondFactor: boolean): Promise<string> {
  const { address, userAgent, now } = origin;
  const token = newToken();
  await database
    .insertInto('staffSession')
    .values({
      memberId,
      hash: hashToken(token),
      hasSecondFactor,
      createdAt: now,
      lastUsedAt: now,
      expiresAt: new Date(now.getTime() + (hasSecondFactor ? deskSessionMs.absolute : deskSessionMs.halfOpen)),
      ipAddress: address,
      userAgent: userAgent.slice(0, userAgentMaxLength),
    })
    .execute();
  return token;
}

/** Completes a session by a code. It gets a new token, so that one that was known before opens nothing. @returns the new token; undefined when the code is wrong or used */
export async function completeSession({ kysely }: Database, session: DeskSession, code: string, now: Date): Promise<string | undefined> {
  return kysely.transaction().execute(async (transaction) => {
    const member = await transaction
      .selectFrom('staffMember')
      .select(['id', 'totpSecret'])
      .where('id', '=', session.member.id)
      .where('switchedOffAt', 'is', null)
      .executeTakeFirst();
    if (typeof member?.totpSecret !== 'string') return undefined;
    if (!(await spendCode(transaction, { id: member.id, totpSecret: member.totpSecret }, code, now))) return undefined;
    const token = newToken();
    const expiresAt = new Date(now.getTime() + deskSessionMs.absolute);
    const open = await transaction
      .updateTable('staffSession')
      .set({ hash: hashToken(token), hasSecondFactor: true, createdAt: now, lastUsedAt: now, expiresAt })
      .where('id', '=', session.id)
      .returning('id')
      .executeTakeFirst();
    return open && token;
  });
}

/** The session of a token, which counts as used where somebody is at the screen; undefined when it is unknown or over. */
export async function findDeskSession({ kysely }: Database, token: string, now: Date, isUsed: boolean) {
  const found = await kysely
    .selectFrom('staffSession')
    .innerJoin('staffMember', 'staffMember.id', 'staffSession.memberId')
    .select(['staffSession.id', 'hasSecondFactor', 'lastUsedAt', 'memberId', 'mail', 'name', 'role'])
    .where('hash', '=', hashToken(token))
    .where('switchedOffAt', 'is', null)
    .where((where) => isAlive(where, now))
    .executeTakeFirst();
  if (!found) return undefined;
  const { id, hasSecondFactor, lastUsedAt, memberId, mail, name, role } = found;
  if (isUsed && now.getTime() - lastUsedAt.getTime() > touchMs)
    await kysely.updateTable('staffSession').set({ lastUsedAt: now }).where('id', '=', id).execute();
  return { id, hasSecondFactor, member: { id: memberId, mail, name, role } };
}

/** A session that is alive, with whose it is. */
export type DeskSession = NonNullable<Awaited<ReturnType<typeof findDeskSession>>>;

/** A browser as people know it, as far as it tells. */
function browserOf(userAgent: string): string {
  const { browser, os } = Bowser.parse(userAgent || '?');
  return [browser.name, os.name].filter(Boolean).join(' on ');
}

/** The sessions of a member that are alive, the last used first. */
export async function listSessions({ kysely }: Database, { id: own, member }: DeskSession, now: Date) {
  const rows = await kysely
    .selectFrom('staffSession')
    .select(['id', 'createdAt', 'lastUsedAt', 'ipAddress', 'userAgent'])
    .where('memberId', '=', member.id)
    .where('hasSecondFactor', '=', true)
    .where((where) => isAlive(where, now))
    .orderBy('lastUsedAt', 'desc')
    .execute();
  return rows.map(({ createdAt, lastUsedAt, userAgent, ...row }) => ({
    ...row,
    browser: browserOf(userAgent),
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt.toISOString(),
    isOwn: row.id === own,
  }));
}

/** One of them; times are ISO 8601 in UTC. */
export type SessionLine = Awaited<ReturnType<typeof listSessions>>[number];

/** Ends one session of a member, or all of them. */
export async function endSessions({ kysely }: Database, memberId: number, id?: number): Promise<void> {
  await kysely
    .deleteFrom('staffSession')
    .where('memberId', '=', memberId)
    .$if(id !== undefined, (query) => query.where('id', '=', id!))
    .execute();
}

function isAlive(where: ExpressionBuilder<Schema, 'staffSession'>, now: Date) {
  const idleSince = new Date(now.getTime() - deskSessionMs.idle);
  return where.and([where('staffSession.expiresAt', '>', now), where('staffSession.lastUsedAt', '>', idleSince)]);
}
