/** The people who work at the desk, the links by which they choose a password and a second factor, and the staff routes about them. */
import type { FastifyPluginCallback, FastifyRequest } from 'fastify';
import { sql, type Kysely, type Updateable } from 'kysely';
import { z } from 'zod';
import { lineMaxLength, mailAddress, ownMail } from '../../contract/forms/sharedFields.ts';
import { line } from '../staff/schemas.ts';
import { mailKey } from '../accounts/names.ts';
import type { Database, Schema } from '../database/index.ts';
import type { StaffRole } from '../database/schema.ts';
import { NotFoundError, RequestError } from '../errors.ts';
import { routes } from '../http/validation.ts';
import { hashToken, isTokenShaped, newToken } from '../security/tokens.ts';
import { personInLog } from '../staff/log.ts';
import { staffPaths } from '../staff/paths.ts';
import { newSecret, timeOfStep } from '../security/totp.ts';

const linkHours = 72;
type Named = Readonly<{ mail: string; name: string; role: StaffRole }>;

/** All members by name. */
export async function listMembers({ kysely }: Database) {
  const members = kysely.selectFrom('staffMember').leftJoin('staffSession', 'staffSession.memberId', 'staffMember.id');
  const facts = ['mail', 'name', 'role', 'setUpAt', 'switchedOffAt', 'lastTotpStep'] as const;
  const read = members.select(({ fn }) => [...facts, fn.max('lastUsedAt').as('lastUsedAt')]).groupBy('staffMember.id');
  const rows = await read.orderBy('name').execute();
  return rows.map(({ setUpAt, switchedOffAt, lastTotpStep, lastUsedAt, ...member }) => {
    // A session that has ended is gone; the last code tells when it began.
    const lastAt = Math.max(lastUsedAt?.getTime() ?? 0, timeOfStep(lastTotpStep));
    // The link has not been used yet, they can sign in, or cannot any more.
    const state = switchedOffAt ? ('removed' as const) : setUpAt ? ('active' as const) : ('invited' as const);
    return { ...member, state, lastUsedAt: lastAt === 0 ? null : new Date(lastAt).toISOString() };
  });
}

/** One of them; the time is ISO 8601 in UTC. */
export type MemberLine = Awaited<ReturnType<typeof listMembers>>[number];

/** Names of all who work at the desk. */
export async function memberNames(database: Kysely<Schema>): Promise<string[]> {
  const members = await database.selectFrom('staffMember').select('name').where('switchedOffAt', 'is', null).orderBy('name').execute();
  return members.map(({ name }) => name);
}

/** Adds a member, or gives one a new beginning who has lost password or telephone: the old ones and all sessions end at once. @throws {RequestError} 409 when another member has the name */
export async function addMember({ kysely }: Database, { mail, name, role }: Named, now: Date) {
  const token = newToken();
  return kysely.transaction().execute(async (transaction) => {
    const others = transaction.selectFrom('staffMember').select('mail').where('mailKey', '<>', mailKey(mail));
    const other = await others.where(sql`lower(name)`, '=', name.toLowerCase()).executeTakeFirst();
    if (other) throw new RequestError(409, `${other.mail} is called ${name} already, and histories name people by their name.`);
    const fresh = { name, role, mail, passwordHash: null, totpSecret: newSecret(), lastTotpStep: 0, recoveryHashes: [], setUpAt: null };
    const begun = { ...fresh, switchedOffAt: null };
    const members = transaction.insertInto('staffMember').values({ ...begun, mailKey: mailKey(mail), createdAt: now });
    const added = members.onConflict((conflict) => conflict.column('mailKey').doUpdateSet(begun)).returning('id');
    const { id } = await added.executeTakeFirstOrThrow();
    await endAccess(transaction, id);
    const expiresAt = new Date(now.getTime() + linkHours * 3_600_000);
    const link = { memberId: id, hash: hashToken(token), createdAt: now, expiresAt, usedAt: null };
    await transaction.insertInto('staffLink').values(link).execute();
    return { mail, name, role, token, hours: linkHours };
  });
}

/** A member with a new link: its token, which is stored nowhere, and for how many hours it works. */
export type AddedMember = Awaited<ReturnType<typeof addMember>>;

type MemberCall = Pick<FastifyRequest, 'deskSession' | 'staffSubject'> & { readonly params: Readonly<{ mail: string }> };

/** Changes the member of a call, who works at the desk, and ends what the tables have of their access. @throws {NotFoundError} when there is none */
async function changeMember({ kysely }: Database, call: MemberCall, changes: Updateable<Schema['staffMember']>, ends = accessTables) {
  const { mail } = call.params;
  about(call, mail);
  return kysely.transaction().execute(async (transaction) => {
    const own = transaction.updateTable('staffMember').where('mailKey', '=', mailKey(mail)).where('switchedOffAt', 'is', null);
    const changed = own.set({ mailKey: mailKey(mail), ...changes }).returning(['id', 'mail', 'name']);
    const member = await changed.executeTakeFirst();
    if (!member) throw new NotFoundError(`Nobody with the e-mail address ${mail} works at the desk.`);
    await endAccess(transaction, member.id, ends);
    return { mail: member.mail, name: member.name };
  });
}

const accessTables: readonly ('staffSession' | 'staffLink')[] = ['staffSession', 'staffLink'];

async function endAccess(transaction: Kysely<Schema>, memberId: number, tables = accessTables): Promise<void> {
  for (const table of tables) await transaction.deleteFrom(table).where('memberId', '=', memberId).execute();
}

/** Whether anybody works at the desk, or has a link to begin with. */
export async function hasMembers({ kysely }: Database): Promise<boolean> {
  return (await kysely.selectFrom('staffMember').select('id').where('switchedOffAt', 'is', null).executeTakeFirst()) !== undefined;
}

/** The member of a link that still works. Leaves it usable. */
export async function findInvited(database: Kysely<Schema>, token: string, now: Date) {
  if (!isTokenShaped(token)) return undefined;
  const links = database.selectFrom('staffLink').innerJoin('staffMember', 'staffMember.id', 'staffLink.memberId');
  const open = links.where('usedAt', 'is', null).where('staffLink.expiresAt', '>', now).where('switchedOffAt', 'is', null);
  const read = open.select(['staffMember.id', 'mail', 'name', 'role', 'passwordHash', 'totpSecret', 'staffLink.id as linkId']);
  const found = await read.where('staffLink.hash', '=', hashToken(token)).executeTakeFirst();
  return typeof found?.totpSecret === 'string' ? { ...found, totpSecret: found.totpSecret } : undefined;
}

const mail = z
  .string()
  .refine((text) => ownMail(text) === undefined, 'Must be a mail address')
  .transform(mailAddress);

const role = z.enum(['reviewer', 'manager']);

const memberSchema = z.strictObject({
  mail,
  role,
  /** As histories say it; the mail address by default. */
  name: line(lineMaxLength).default(''),
});

/** Notes whom a call is about. @throws {RequestError} 409 at the desk for oneself, since nobody could be left to undo it */
function about(request: Omit<MemberCall, 'params'>, mail: string): void {
  if (request.deskSession && mailKey(request.deskSession.member.mail) === mailKey(mail))
    throw new RequestError(409, 'Another manager does this for you.');
  request.staffSubject = personInLog(mail);
}

/** The staff routes about the people who work at the desk. */
export function staffMemberRoutes(database: Database): FastifyPluginCallback {
  const params = z.object({ mail });
  return routes((app) => {
    app.get(staffPaths.staff, async () => ({ data: await listMembers(database) }));

    app.post(staffPaths.staff, { schema: { body: memberSchema } }, async (request, reply) => {
      const { body } = request;
      about(request, body.mail);
      return reply.code(201).send(await addMember(database, { ...body, name: body.name || body.mail }, new Date()));
    });

    app.patch(staffPaths.staffMember, { schema: { params, body: z.strictObject({ role }) } }, (request) =>
      changeMember(database, request, request.body, []),
    );

    app.delete(staffPaths.staffSessions, { schema: { params } }, (request) => changeMember(database, request, {}, ['staffSession']));

    // The name stays, since histories have it.
    app.delete(staffPaths.staffMember, { schema: { params } }, (request) => {
      const gone = { switchedOffAt: new Date(), passwordHash: null, totpSecret: null, recoveryHashes: [], setUpAt: null };
      return changeMember(database, request, gone);
    });
  });
}
