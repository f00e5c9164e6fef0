/** The second factor: codes of an authenticator (RFC 6238), or recovery codes. Each works once. */
import { sql, type Kysely } from 'kysely';
import { Secret, TOTP } from 'otpauth';
import { bareNumber } from '../../contract/forms/identifiers.ts';
import type { Schema } from '../database/index.ts';
import { newReference } from '../security/references.ts';
import { hashToken } from '../security/tokens.ts';

/** Seconds that a code is shown for, the RFC's own; authenticators know no other. */
const stepSeconds = 30;
/** Codes before and after the present one that work too, for clocks that are late or early. */
const toleratedSteps = 1;
const recoveryCodeCount = 10;

/** A new secret of 160 bits, in base32. */
export const newSecret = (): string => new Secret({ size: 20 }).base32;

/** The address that a QR code shows to an authenticator. */
export function authenticatorUri(secret: string, { issuer, mail }: { readonly issuer: string; readonly mail: string }): string {
  return new TOTP({ issuer, label: mail, secret: Secret.fromBase32(secret), period: stepSeconds }).toString();
}

/** The half minute of a code, counted since 1970; undefined when the code is wrong. */
export function stepOfCode(secret: string, code: string, now: Date): number | undefined {
  const totp = new TOTP({ secret: Secret.fromBase32(secret), period: stepSeconds });
  const delta = totp.validate({ token: code.replace(/\s/gu, ''), timestamp: now.getTime(), window: toleratedSteps });
  return delta === null ? undefined : totp.counter({ timestamp: now.getTime() }) + delta;
}

/** When such a half minute began, in milliseconds since 1970. */
export const timeOfStep = (step: number): number => step * stepSeconds * 1_000;

/** New recovery codes of 76 bits each, and their hashes, which are enough for secrets of that size. */
export function newRecoveryCodes(): { readonly codes: readonly string[]; readonly hashes: string[] } {
  const codes = Array.from({ length: recoveryCodeCount }, () => `${newReference()}-${newReference()}`);
  return { codes, hashes: codes.map(hashRecoveryCode) };
}

const hashRecoveryCode = (code: string): string => hashToken(bareNumber(code));

/** Uses up a code of an authenticator or a recovery code. One statement decides, so that of several attempts with one code exactly one succeeds. @returns whether it was right */
export async function spendCode(database: Kysely<Schema>, { id, totpSecret }: { id: number; totpSecret: string }, code: string, now: Date) {
  const member = database.updateTable('staffMember').where('id', '=', id);
  const step = stepOfCode(totpSecret, code, now);
  const hash = hashRecoveryCode(code);
  const spent =
    step === undefined
      ? member.set({ recoveryHashes: sql`array_remove(recovery_hashes, ${hash})` }).where(sql<boolean>`${hash} = any(recovery_hashes)`)
      : member.set({ lastTotpStep: step }).where('lastTotpStep', '<', step);
  return (await spent.returning('id').executeTakeFirst()) !== undefined;
}
