/**
 * Secrets that stand for a person: links in mails, and sessions. 256 random bits; only their SHA-256 is stored, so that whoever reads the database
 * cannot use them. A plain hash is enough for a secret of that size (OWASP ASVS 5.0, 6.5.2).
 */
import { createHash, randomBytes } from 'node:crypto';

/** What a link in a mail is for. */
export type TokenPurpose = 'verify' | 'setPassword' | 'reset';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** How long a link lasts, in milliseconds. */
export const tokenLifetimeMs: Readonly<Record<TokenPurpose, number>> = { verify: 24 * hour, setPassword: 72 * hour, reset: hour };

/** How long a session lasts, in milliseconds: when nobody uses it, and at most. */
export const sessionLifetimeMs = { idle: 7 * day, absolute: 30 * day } as const;

/** A use of a session is written down when the last one was this long ago, in milliseconds: not at every call. */
export const sessionTouchMs = 10 * minute;

/** Bytes of a token. */
const tokenBytes = 32;

/** A new token, in base64url. */
export function newToken(): string {
  return randomBytes(tokenBytes).toString('base64url');
}

/** What is stored of a token. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** Whether a text can be a token at all. */
export function isTokenShaped(text: string): boolean {
  return /^[\w-]{43}$/u.test(text);
}
