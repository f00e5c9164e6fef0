import type { BrandSwitches } from '../../brands/types.ts';
import type { Login } from '../../contract/forms/passwords.ts';
import { localText } from '../localText.ts';

/** The remembered login, under the key of the specification (section 3). */
const stored = localText('user');

/** What "Remember me" keeps; without a password where the brand keeps the name only. */
export type RememberedLogin = Pick<Login, 'logIn'> & Partial<Pick<Login, 'pwd'>>;

/**
 * The login that was remembered; nothing when there is none.
 *
 * @param kind - what the brand keeps: a password that an earlier setting kept is not used any more
 */
export function readRememberedLogin(kind: BrandSwitches['rememberLogin']): RememberedLogin | undefined {
  try {
    const kept: unknown = JSON.parse(stored.read() ?? 'null');
    if (typeof kept !== 'object' || kept === null || !('logIn' in kept) || typeof kept.logIn !== 'string') return undefined;
    const pwd = kind === 'credentials' && 'pwd' in kept && typeof kept.pwd === 'string' ? kept.pwd : undefined;
    return { logIn: kept.logIn, ...(pwd === undefined ? {} : { pwd }) };
  } catch {
    // Something else is there.
    return undefined;
  }
}

/** Keeps a login for the next visit: with the password in plain form, or the name alone, as the brand wants it. */
export function rememberLogin(kind: BrandSwitches['rememberLogin'], { logIn, pwd }: Login): void {
  const kept: RememberedLogin = kind === 'credentials' ? { logIn, pwd } : { logIn };
  stored.write(JSON.stringify(kept));
}

/** Forgets the password of the remembered login, since a new one has taken its place. The name stays. */
export function forgetRememberedPassword(): void {
  const named = readRememberedLogin('login-only');
  if (named) stored.write(JSON.stringify(named));
}

/** Forgets the remembered login. */
export function forgetLogin(): void {
  stored.write(null);
}
