/** Secrets of 256 random bits, of which only the SHA-256 is stored, so that a reader of the database cannot use them (OWASP ASVS 5.0, 6.5.2). */
import { createHash, randomBytes } from 'node:crypto';
import { linkHours, type LinkPurpose } from '../../contract/limits.ts';

const hour = 3_600_000;
const day = 24 * hour;

export const tokenLifetimeMs = (purpose: LinkPurpose): number => linkHours[purpose] * hour;

/** How long a session lasts, in milliseconds: without use, and at most. */
export const sessionLifetimeMs = { idle: 7 * day, absolute: 30 * day } as const;

/** Shortest time between two recorded uses of a session, in milliseconds, so that not every call writes. */
export const sessionTouchMs = 10 * 60_000;

const tokenBytes = 32;

/** A new token, in base64url. */
export const newToken = (): string => randomBytes(tokenBytes).toString('base64url');

export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** Whether a text can be a token, so that no other text costs a query. */
export const isTokenShaped = (text: string): boolean => /^[\w-]{43}$/u.test(text);
