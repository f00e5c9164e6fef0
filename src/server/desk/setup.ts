/** Setting up a member's access by the one-time link. */
import type { BrandFacts } from '../../brands/types.ts';
import type { Database } from '../database/index.ts';
import { RequestError } from '../errors.ts';
import { hashPassword } from '../security/passwords.ts';
import type { SetupAnswer } from './answers.ts';
import { findInvited } from './members.ts';
import { authenticatorUri, newRecoveryCodes, stepOfCode } from './secondFactor.ts';
import { insertSession, type Origin } from './sessions.ts';

/** Shortest password, in characters. Any signs will do. */
const passwordMinLength = 12;

const outdatedLink = (): RequestError => new RequestError(410, 'This link was used, replaced or is older than three days.');

/**
 * Stores a password and gives the second factor that goes with it. The link stays usable, so that a page can be loaded again half-way.
 *
 * @throws {RequestError} 410 when the link works no more, 422 for a password that is short or guessed first
 */
export async function choosePassword(
  { kysely }: Database,
  facts: BrandFacts,
  { token, password }: { readonly token: string; readonly password: string },
  now: Date,
): Promise<SetupAnswer> {
  const invited = await findInvited(kysely, token, now);
  if (!invited) throw outdatedLink();
  const { id, mail, name, totpSecret } = invited;
  // Its lists of words take time and memory that no start should wait for.
  const { judgePassword } = await import('../../contract/forms/passwordStrength.ts');
  const isGuessed = judgePassword(password, [facts.name, facts.company.legalName, name, mail]).refusal !== undefined;
  if (password.length < passwordMinLength || isGuessed) {
    const message = isGuessed ? 'Too easy to guess' : `At least ${passwordMinLength} characters`;
    throw new RequestError(422, message, { password: message });
  }
  await kysely
    .updateTable('staffMember')
    .set({ passwordHash: await hashPassword(password) })
    .where('id', '=', id)
    .where('totpSecret', '=', totpSecret)
    .execute();
  return { mail, secret: totpSecret, uri: authenticatorUri(totpSecret, { issuer: facts.name, mail }) };
}

/**
 * Uses the link up by a first code, and opens a session.
 *
 * @returns the session's token and the recovery codes; undefined when the code is wrong
 * @throws {RequestError} 410 when the link works no more
 */
export async function confirmSecondFactor(
  { kysely }: Database,
  { token, code }: { readonly token: string; readonly code: string },
  origin: Origin,
) {
  return kysely.transaction().execute(async (transaction) => {
    const member = await findInvited(transaction, token, origin.now);
    if (!member || member.passwordHash === null) throw outdatedLink();
    const step = stepOfCode(member.totpSecret, code, origin.now);
    if (step === undefined) return undefined;
    const link = await transaction
      .updateTable('staffLink')
      .set({ usedAt: origin.now })
      .where('id', '=', member.linkId)
      .where('usedAt', 'is', null)
      .returning('id')
      .executeTakeFirst();
    if (!link) throw outdatedLink();
    const { codes, hashes } = newRecoveryCodes();
    await transaction
      .updateTable('staffMember')
      .set({ setUpAt: origin.now, lastTotpStep: step, recoveryHashes: hashes })
      .where('id', '=', member.id)
      .execute();
    return { member, session: await insertSession({ kysely: transaction }, member.id, origin, true), recoveryCodes: codes };
  });
}
