import type { BrandSwitches } from '../../../brands/types.ts';
import type { Login } from '../../../contract/forms/passwords.ts';

/** Local storage's key of the remembered login (specification, section 3). */
const key = 'user';

/** What "Remember me" keeps; without a password where the brand keeps the name only. */
export type RememberedLogin = Pick<Login, 'logIn'> & Partial<Pick<Login, 'pwd'>>;

/**
 * The login that was remembered; nothing when there is none.
 *
 * @param kind - what the brand keeps: a password that an earlier setting kept is not used any more
 */
export function readRememberedLogin(kind: BrandSwitches['rememberLogin']): RememberedLogin | undefined {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    if (typeof stored !== 'object' || stored === null || !('logIn' in stored) || typeof stored.logIn !== 'string') return undefined;
    const pwd = kind === 'credentials' && 'pwd' in stored && typeof stored.pwd === 'string' ? stored.pwd : undefined;
    return { logIn: stored.logIn, ...(pwd === undefined ? {} : { pwd }) };
  } catch {
    // Storage is switched off, or holds something else: nothing is remembered.
    return undefined;
  }
}

/** Keeps a login for the next visit: with the password in plain form, or the name alone, as the brand wants it. */
export function rememberLogin(kind: BrandSwitches['rememberLogin'], { logIn, pwd }: Login): void {
  const kept: RememberedLogin = kind === 'credentials' ? { logIn, pwd } : { logIn };
  try {
    localStorage.setItem(key, JSON.stringify(kept));
  } catch {
    // Storage is switched off or full: it will have to be typed again.
  }
}

/** Forgets the remembered login. */
export function forgetLogin(): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // It was not kept.
  }
}
