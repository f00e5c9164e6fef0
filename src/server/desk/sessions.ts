/** Sessions at the desk, whose cookies have the token and the database its hash; and the second factor that completes them: codes of an authenticator, or recovery codes. */
import Bowser from 'bowser';
import { sql, type ExpressionBuilder, type Kysely } from 'kysely';
import { bareNumber } from '../../contract/forms/identifiers.ts';
import type { Database, Schema } from '../database/index.ts';
import { findByPassword } from '../security/passwords.ts';
import { newReference } from '../security/references.ts';
import { hashToken, isTokenShaped, newToken } from '../security/tokens.ts';
import { stepOfCode } from '../security/totp.ts';
import { mailKey } from '../accounts/names.ts';

/** How long a session lasts, in milliseconds: without use, at most, and between password and code. */
export const deskSessionMs = { idle: 30 * 60_000, absolute: 12 * 3_600_000, halfOpen: 10 * 60_000 } as const;

/** Shortest time between two recorded uses, in milliseconds, so that not every call writes. */
const touchMs = 60_000;
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
  const members = kysely.selectFrom('staffMember').select(['id', 'passwordHash']).where('mailKey', '=', mailKey(mail));
  const find = () => members.where('setUpAt', 'is not', null).where('switchedOffAt', 'is', null).executeTakeFirst();
  const found = await findByPassword(find, password);
  if (!found) return undefined;
  return kysely.transaction().execute(async (transaction) => {
    // A member who was removed or began anew in between has another hash, or none.
    const same = transaction.selectFrom('staffMember').select('id').where('id', '=', found.account.id);
    const current = await same.where('passwordHash', '=', found.stored).forUpdate().executeTakeFirst();
    if (!current) return undefined;
    const own = transaction.deleteFrom('staffSession').where('memberId', '=', current.id);
    await own.where((where) => where.not(isAlive(where, origin.now))).execute();
    return insertSession(transaction, current.id, origin, false);
  });
}

/** Opens a session. Gives its token. */
export async function insertSession(database: Kysely<Schema>, memberId: number, origin: Origin, hasSecondFactor: boolean): Promise<string> {
  const { address, userAgent, now } = origin;
  const token = newToken();
  const expiresAt = new Date(now.getTime() + (hasSecondFactor ? deskSessionMs.absolute : deskSessionMs.halfOpen));
  const times = { createdAt: now, lastUsedAt: now, expiresAt };
  const from = { ipAddress: address, userAgent: userAgent.slice(0, userAgentMaxLength) };
  const session = { memberId, hash: hashToken(token), hasSecondFactor, ...times, ...from };
  await database.insertInto('staffSession').values(session).execute();
  return token;
}

/** Completes a session by a code. It gets a new token, so that one that was known before opens nothing. @returns the new token; undefined when the code is wrong or used */
export async function completeSession({ kysely }: Database, session: DeskSession, code: string, now: Date): Promise<string | undefined> {
  return kysely.transaction().execute(async (transaction) => {
    const members = transaction.selectFrom('staffMember').select(['id', 'totpSecret']).where('switchedOffAt', 'is', null);
    const member = await members.where('id', '=', session.member.id).executeTakeFirst();
    if (typeof member?.totpSecret !== 'string') return undefined;
    if (!(await spendCode(transaction, { id: member.id, totpSecret: member.totpSecret }, code, now))) return undefined;
    const token = newToken();
    const expiresAt = new Date(now.getTime() + deskSessionMs.absolute);
    const whole = { hash: hashToken(token), hasSecondFactor: true, createdAt: now, lastUsedAt: now, expiresAt };
    const sessions = transaction.updateTable('staffSession').set(whole).where('id', '=', session.id);
    const open = await sessions.returning('id').executeTakeFirst();
    return open && token;
  });
}

/** The session of a token, which counts as used where somebody is at the screen; undefined when it is unknown or over. */
export async function findDeskSession({ kysely }: Database, token: string, now: Date, isUsed: boolean) {
  if (!isTokenShaped(token)) return undefined;
  const sessions = kysely.selectFrom('staffSession').innerJoin('staffMember', 'staffMember.id', 'staffSession.memberId');
  const read = sessions.select(['staffSession.id', 'hasSecondFactor', 'lastUsedAt', 'memberId', 'mail', 'name', 'role']);
  const alive = read.where('switchedOffAt', 'is', null).where((where) => isAlive(where, now));
  const found = await alive.where('hash', '=', hashToken(token)).executeTakeFirst();
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
  const sessions = kysely.selectFrom('staffSession').select(['id', 'createdAt', 'lastUsedAt', 'ipAddress', 'userAgent']);
  const alive = sessions.where('hasSecondFactor', '=', true).where((where) => isAlive(where, now));
  const rows = await alive.where('memberId', '=', member.id).orderBy('lastUsedAt', 'desc').execute();
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
  const sessions = kysely.deleteFrom('staffSession').where('memberId', '=', memberId);
  await (id === undefined ? sessions : sessions.where('id', '=', id)).execute();
}

function isAlive(where: ExpressionBuilder<Schema, 'staffSession'>, now: Date) {
  const idleSince = new Date(now.getTime() - deskSessionMs.idle);
  return where.and([where('staffSession.expiresAt', '>', now), where('staffSession.lastUsedAt', '>', idleSince)]);
}

const recoveryCodeCount = 10;

/** New recovery codes of 76 bits each, and their hashes, which are enough for secrets of that size. */
export function newRecoveryCodes(): { readonly codes: readonly string[]; readonly hashes: string[] } {
  const codes = Array.from({ length: recoveryCodeCount }, () => `${newReference()}-${newReference()}`);
  return { codes, hashes: codes.map(hashRecoveryCode) };
}

const hashRecoveryCode = (code: string): string => hashToken(bareNumber(code));

/** Uses up a code of an authenticator or a recovery code. One statement decides, so that of several attempts with one code exactly one succeeds. @returns whether it was right */
async function spendCode(database: Kysely<Schema>, { id, totpSecret }: { id: number; totpSecret: string }, code: string, now: Date) {
  const member = database.updateTable('staffMember').where('id', '=', id);
  const step = stepOfCode(totpSecret, code, now);
  const hash = hashRecoveryCode(code);
  const spent =
    step === undefined
      ? member.set({ recoveryHashes: sql`array_remove(recovery_hashes, ${hash})` }).where(sql<boolean>`${hash} = any(recovery_hashes)`)
      : member.set({ lastTotpStep: step }).where('lastTotpStep', '<', step);
  return (await spent.returning('id').executeTakeFirst()) !== undefined;
}
