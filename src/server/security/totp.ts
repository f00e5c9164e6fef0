/** Codes of an authenticator (RFC 6238). */
import { Secret, TOTP } from 'otpauth';

/** Seconds that a code is shown for, the RFC's own; authenticators know no other. */
const stepSeconds = 30;
/** Codes before and after the present one that work too, for clocks that are late or early. */
const toleratedSteps = 1;

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
