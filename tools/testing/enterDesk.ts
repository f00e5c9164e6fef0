import type { Page } from 'playwright';
import { Secret, TOTP } from 'otpauth';

/**
 * Sets a member of staff up by their one-time link, without the screens. The browser is signed in at the desk then.
 *
 * @param origin - of the shop, where the link names another. Default: that of the link
 */
export async function enterDesk(page: Pick<Page, 'request'>, link: string, origin = new URL(link).origin): Promise<void> {
  const token = new URL(link).searchParams.get('token')!;
  const post = (path: string, data: object) =>
    page.request.post(`${origin}/desk/api/setup/${path}`, { data, headers: { 'sec-fetch-site': 'same-origin' } });
  const answer = await post('password', { token, password: 'seventeen grey herrings at noon' });
  const { secret } = (await answer.json()) as { secret: string };
  await post('code', { token, code: new TOTP({ secret: Secret.fromBase32(secret) }).generate() });
}
