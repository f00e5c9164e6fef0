/** Helpers for tests of the desk: members who are set up, and calls as their browser sends them. */
import { Secret, TOTP } from 'otpauth';
import type { LightMyRequestResponse } from 'fastify';
import type { SetupAnswer, StaffRole } from '../../src/server/desk/answers.ts';
import { addMember } from '../../src/server/desk/members.ts';
import type { ClockedApp } from './accountHarness.ts';

/** The password of all members. */
export const deskPassword = 'seventeen grey herrings at noon';

/** A member who is set up. */
export interface TestMember {
  readonly mail: string;
  readonly name: string;
  readonly secret: string;
  readonly recoveryCodes: readonly string[];
  /** The cookie of the session that the setup opened. */
  readonly cookie: string;
}

/** How a call is sent. */
export interface DeskCall {
  readonly method?: 'GET' | 'POST' | 'DELETE' | 'PATCH' | 'PUT';
  readonly body?: object;
  readonly cookie?: string | undefined;
  readonly from?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Calls the desk as its own pages do. */
export function callDesk({ app }: Pick<ClockedApp, 'app'>, url: string, call: DeskCall = {}): Promise<LightMyRequestResponse> {
  const { method = call.body ? 'POST' : 'GET', body, cookie, from, headers } = call;
  return app.inject({
    method,
    url: `/desk/api${url}`,
    headers: { 'sec-fetch-site': 'same-origin', ...(cookie !== undefined && { cookie }), ...headers },
    ...(body && { payload: body }),
    ...(from && { remoteAddress: from }),
  });
}

/** The cookie that an answer sets, as a browser sends it back. */
export function cookieOf({ headers }: LightMyRequestResponse): string {
  return String(headers['set-cookie'] ?? '').split(';')[0]!;
}

/** The code that an authenticator shows at the shop's time. @param steps - half minutes later */
export function codeAt({ now }: ClockedApp, secret: string, steps = 0): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now().getTime() + steps * 30_000 });
}

let members = 0;

/** Adds a member and sets them up by their link. */
export async function setUpMember(shop: ClockedApp, role: StaffRole): Promise<TestMember> {
  members += 1;
  const [mail, name] = [`member${members}@tarnbrook.example.com`, `Member ${members}`];
  const { token } = await addMember(shop.database, { mail, name, role }, shop.now());
  const chosen = await callDesk(shop, '/setup/password', { body: { token, password: deskPassword } });
  const { secret } = chosen.json<SetupAnswer>();
  const confirmed = await callDesk(shop, '/setup/code', { body: { token, code: codeAt(shop, secret) } });
  const { recoveryCodes } = confirmed.json<{ recoveryCodes: string[] }>();
  return { mail, name, secret, recoveryCodes, cookie: cookieOf(confirmed) };
}

/** Signs a member in as far as the password. Gives the cookie. */
export async function givePassword(shop: ClockedApp, { mail }: Pick<TestMember, 'mail'>): Promise<string> {
  return cookieOf(await callDesk(shop, '/session', { body: { mail, password: deskPassword } }));
}
