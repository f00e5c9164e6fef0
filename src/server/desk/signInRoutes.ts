/** The calls by which members come to the desk and leave it, below `/desk/api`. */
import type { FastifyPluginCallback, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { LoginLimits } from '../accounts/attemptLimits.ts';
import type { BrandFacts } from '../../brands/types.ts';
import { mailMaxLength } from '../../contract/forms/sharedFields.ts';
import type { Database } from '../database/index.ts';
import { RequestError, RetryLaterError } from '../errors.ts';
import { routes } from '../http/validation.ts';
import { hashPassword, refuseWhileBusy } from '../security/passwords.ts';
import { idParamsSchema } from '../staff/schemas.ts';
import { onlySignedIn, requireSession, type deskCookie } from './access.ts';
import type { MemberAnswer, SignInAnswer } from './terms.ts';
import { findInvited } from './members.ts';
import { authenticatorUri, stepOfCode } from '../security/totp.ts';
import { completeSession, endSessions, insertSession, listSessions, newRecoveryCodes, openSession, type Origin } from './sessions.ts';

type SignInParts = Readonly<{
  database: Database;
  facts: BrandFacts;
  loginLimits: LoginLimits;
  cookie: ReturnType<typeof deskCookie>;
  clock: () => Date;
}>;

/** Longest code that is looked at: a recovery code with spaces. */
const codeMaxLength = 60;
/** Longest password, in characters: hashing longer ones would only cost time. */
const passwordMaxLength = 128;

// An empty one is judged as a wrong one, in the same words.
const password = z.string().max(passwordMaxLength, `At most ${passwordMaxLength} characters`);
const code = z.string().max(codeMaxLength, `At most ${codeMaxLength} characters`);
const token = z.string().max(100);
const wrongCode = 'This code is wrong or was used before.';

/** The calls about sessions. */
export function signInRoutes({ database, loginLimits, cookie, clock }: SignInParts): FastifyPluginCallback {
  /** Checks something that can be guessed, within the limits of the shop's login. `undefined` counts as a failure. */
  const limited = async <Value>(name: string, { visitor }: FastifyRequest, check: () => Promise<Value | undefined>) => {
    refuseWhileBusy();
    await loginLimits.attempt(name, visitor);
    const value = await check().catch(async (error: unknown) => {
      if (error instanceof RetryLaterError) await loginLimits.withdrawn(name, visitor);
      throw error;
    });
    if (value !== undefined) await loginLimits.succeeded(name, visitor);
    return value;
  };
  return routes((app) => {
    const body = z.strictObject({ mail: z.string().max(mailMaxLength, `At most ${mailMaxLength} characters`), password });
    app.post('/session', { schema: { body } }, async (request, reply): Promise<SignInAnswer> => {
      const origin = originOf(request, clock());
      const opened = await limited(`desk ${request.body.mail}`, request, () => openSession(database, request.body, origin));
      if (opened === undefined) throw new RequestError(401, 'E-mail or password is wrong.');
      cookie.write(reply, opened);
      return { next: 'code', mail: request.body.mail };
    });

    app.post('/session/code', { schema: { body: z.strictObject({ code }) } }, async (request, reply): Promise<SignInAnswer> => {
      const { deskSession } = request;
      if (!deskSession) throw new RequestError(401, 'Please sign in again.');
      const check = () => completeSession(database, deskSession, request.body.code, clock());
      const opened = await limited(`desk code ${deskSession.member.id}`, request, check);
      if (opened === undefined) throw new RequestError(403, wrongCode);
      cookie.write(reply, opened);
      request.log.info({ staff: deskSession.member.id }, 'signed in at the desk');
      return { next: 'none', ...answerOf(deskSession.member) };
    });

    app.get('/session', async ({ deskSession }): Promise<SignInAnswer> => {
      // No failure: browsers would write it into the console of everybody who comes to sign in.
      if (!deskSession) return { next: 'password' };
      const { hasSecondFactor, member } = deskSession;
      return hasSecondFactor ? { next: 'none', ...answerOf(member) } : { next: 'code', mail: member.mail };
    });

    app.delete('/session', async ({ deskSession }, reply) => {
      if (deskSession) await endSessions(database, deskSession.member.id, deskSession.id);
      cookie.clear(reply);
      return reply.code(204).send();
    });

    app.get('/sessions', { onRequest: onlySignedIn }, async (request) => ({
      data: await listSessions(database, requireSession(request), clock()),
    }));

    app.delete('/sessions', { onRequest: onlySignedIn }, async (request, reply) => {
      await endSessions(database, requireSession(request).member.id);
      cookie.clear(reply);
      return reply.code(204).send();
    });

    app.delete('/sessions/:id', { onRequest: onlySignedIn, schema: { params: idParamsSchema } }, async (request, reply) => {
      await endSessions(database, requireSession(request).member.id, request.params.id);
      return reply.code(204).send();
    });
  });
}

/** Codes that each replace one of the second factor, shown once. */
export type RecoveryAnswer = MemberAnswer & { readonly recoveryCodes: readonly string[] };

/** The calls behind the one-time link: first the password, then a code that shows that the authenticator has the secret. */
export function setupRoutes(parts: SignInParts): FastifyPluginCallback {
  const { database, cookie, clock } = parts;
  return routes((app) => {
    // Whose account it is, before a password is chosen for it.
    app.post('/setup', { schema: { body: z.strictObject({ token }) } }, async ({ body }): Promise<MemberAnswer> => {
      const invited = await findInvited(database.kysely, body.token, clock());
      if (!invited) throw outdatedLink();
      return answerOf(invited);
    });

    app.post('/setup/password', { schema: { body: z.strictObject({ token, password }) } }, ({ body }) => choosePassword(parts, body));

    app.post('/setup/code', { schema: { body: z.strictObject({ token, code }) } }, async (request, reply): Promise<RecoveryAnswer> => {
      const confirmed = await confirmSecondFactor(database, request.body, originOf(request, clock()));
      if (confirmed === undefined) throw new RequestError(403, wrongCode);
      const { member, session, recoveryCodes } = confirmed;
      cookie.write(reply, session);
      request.log.info({ staff: member.id }, 'set up for the desk');
      return { ...answerOf(member), recoveryCodes };
    });
  });
}

const originOf = ({ visitor, headers }: FastifyRequest, now: Date): Origin => ({
  address: visitor,
  userAgent: headers['user-agent'] ?? '',
  now,
});

const answerOf = ({ name, mail, role }: MemberAnswer): MemberAnswer => ({ name, mail, role });
const passwordMinLength = 12;
const outdatedLink = (): RequestError => new RequestError(410, 'This link was used, replaced or is older than three days.');

/** Stores a password and gives the second factor that goes with it. The link stays usable, so that a page can be loaded again half-way. @throws {RequestError} 410 when the link works no more, 422 for a password that is short or weak */
async function choosePassword(
  { database: { kysely }, facts, clock }: SignInParts,
  { token, password }: Record<'token' | 'password', string>,
) {
  const invited = await findInvited(kysely, token, clock());
  if (!invited) throw outdatedLink();
  const { id, mail, name, totpSecret } = invited;
  // Its lists of words take time and memory that no start should wait for.
  const { judgePassword } = await import('../../contract/forms/passwordStrength.ts');
  // Stronger than the specification asks of customers: members read every proof.
  const isGuessed = judgePassword(password, [facts.name, facts.company.legalName, name, mail]).level < 3;
  const isShort = password.length < passwordMinLength;
  if (isShort || isGuessed) {
    const message = isShort ? `At least ${passwordMinLength} characters` : 'Too easy to guess';
    throw new RequestError(422, message, { password: message });
  }
  const own = kysely.updateTable('staffMember').where('id', '=', id).where('totpSecret', '=', totpSecret);
  await own.set({ passwordHash: await hashPassword(password) }).execute();
  return { mail, secret: totpSecret, uri: authenticatorUri(totpSecret, { issuer: facts.name, mail }) };
}

/** The second factor that a link offers: the secret in base32, and the address that a QR code shows. */
export type SetupAnswer = Awaited<ReturnType<typeof choosePassword>>;

/** Uses the link up by a first code, and opens a session. @returns the session's token and the recovery codes; undefined when the code is wrong @throws {RequestError} 410 when the link works no more */
async function confirmSecondFactor({ kysely }: Database, { token, code }: Record<'token' | 'code', string>, origin: Origin) {
  return kysely.transaction().execute(async (transaction) => {
    const member = await findInvited(transaction, token, origin.now);
    if (!member || member.passwordHash === null) throw outdatedLink();
    const step = stepOfCode(member.totpSecret, code, origin.now);
    if (step === undefined) return undefined;
    const links = transaction.updateTable('staffLink').set({ usedAt: origin.now }).where('id', '=', member.linkId);
    if (!(await links.where('usedAt', 'is', null).returning('id').executeTakeFirst())) throw outdatedLink();
    const { codes, hashes } = newRecoveryCodes();
    const changes = { setUpAt: origin.now, lastTotpStep: step, recoveryHashes: hashes };
    await transaction.updateTable('staffMember').set(changes).where('id', '=', member.id).execute();
    return { member, session: await insertSession(transaction, member.id, origin, true), recoveryCodes: codes };
  });
}
