/** A member of staff at the desk, and a business that waits for them. */
import type { APIRequestContext, Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { linkInMail, register, type FileParts } from './accounts.ts';
import { newMail } from './forms.ts';
import { askShop } from './staff.ts';

const password = 'seventeen grey herrings at noon';

/** Adds a member and signs them in, without their screens. Gives their name. */
export async function signInAtDesk(page: Page, role: 'reviewer' | 'manager' = 'reviewer'): Promise<string> {
  const name = newMail('Reviewer');
  const [added] = await askShop<{ link: string }>('staff', 'add', newMail('reviewer'), '--role', role, '--name', name);
  const token = new URL(added!.link).searchParams.get('token')!;
  const post = (path: string, data: object) =>
    page.request.post(`/desk/api/setup/${path}`, { data, headers: { 'sec-fetch-site': 'same-origin' } });
  const { secret } = (await (await post('password', { token, password })).json()) as { secret: string };
  await post('code', { token, code: new TOTP({ secret: Secret.fromBase32(secret) }).generate() });
  return name;
}

/** A business that has confirmed its address. Gives the number of its account and its mail address. */
export async function applicant(request: APIRequestContext, name: string, files: FileParts = {}): Promise<{ id: number; mail: string }> {
  const mail = await register(request, name, files);
  const confirmation = await linkInMail(mail, /^Confirm/u, '/verifymail');
  await request.post('/api/auth/verifyEmail', { data: { token: new URLSearchParams(confirmation.split('?')[1]).get('token') } });
  const [account] = await askShop<{ id: number }>('accounts', 'show', mail);
  return { id: account!.id, mail };
}
