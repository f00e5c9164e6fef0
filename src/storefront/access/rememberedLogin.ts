import type { BrandSwitches } from '../../brands/types.ts';
import type { Login } from '../../contract/forms/passwords.ts';
import { localText } from '../localText.ts';
import { valueIn } from '../storedText.ts';

/** The remembered login, under the key of the specification (section 3). */
const stored = localText('user');

/** The login that "Remember me" stores; without a password when the brand stores only the name. */
export type RememberedLogin = Pick<Login, 'logIn'> & Partial<Pick<Login, 'pwd'>>;

/**
 * The remembered login; undefined when there is none.
 *
 * @param kind - the brand's setting: a password stored under another setting is ignored
 */
export function readRememberedLogin(kind: BrandSwitches['rememberLogin']): RememberedLogin | undefined {
  const { logIn, pwd } = (valueIn(stored) ?? {}) as Partial<Record<keyof Login, unknown>>;
  if (typeof logIn !== 'string') return undefined;
  return { logIn, ...(kind === 'credentials' && typeof pwd === 'string' ? { pwd } : {}) };
}

/**
 * Stores or removes the login when the login form is sent, by "Remember me" (specification, section 4): on, the login is stored for the next visit, with the
 * password in plain form or the name alone, by the brand's setting; off, the stored login is removed.
 */
export function rememberLogin(isOn: boolean, kind: BrandSwitches['rememberLogin'], { logIn, pwd }: Login): void {
  const login: RememberedLogin = kind === 'credentials' ? { logIn, pwd } : { logIn };
  stored.write(isOn ? JSON.stringify(login) : null);
}

/** Forgets the password of the remembered login, since it has been replaced or the brand no longer stores any. The name stays. */
export function forgetRememberedPassword(): void {
  if (!readRememberedLogin('credentials')?.pwd) return;
  const named = readRememberedLogin('login-only');
  if (named) stored.write(JSON.stringify(named));
}
