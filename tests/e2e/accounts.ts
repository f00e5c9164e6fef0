/** Accounts as the tests of logins need them: registered, verified and approved by the ways of the shop. */
import type { APIRequestContext, Page } from '@playwright/test';
import { businessFields, directorFields } from '../../src/contract/forms/accountFields.ts';
import { emptyValuesOf } from '../../src/contract/forms/fieldDefinitions.ts';
import { mailsInFiles } from '../api/mailbox.ts';
import { expect } from './fixtures.ts';
import { newMail } from './forms.ts';
import { askShop, dataFolder } from './staff.ts';

/** Waits for a mail and gives the link in it, as path and query. The shop writes its mails to files, one after the other. */
export async function linkInMail(to: string, subject: RegExp, path: string): Promise<string> {
  let link: RegExpExecArray | null | undefined;
  await expect(async () => {
    const mails = await mailsInFiles(dataFolder());
    const mail = mails.findLast((each) => each.header('to')?.includes(to) && subject.test(each.header('subject') ?? ''));
    link = new RegExp(`${path}\\?token=[\\w-]+`, 'u').exec(mail?.text ?? '');
    expect(link, `a link to ${path} in a mail to ${to}`).toBeTruthy();
  }).toPass({ timeout: 20_000 });
  return link![0];
}

/** Files of a form, by the names of their parts. */
export type FileParts = Readonly<Record<string, { name: string; mimeType: string; buffer: Buffer }>>;

/** Sends an account form. Gives the mail address of the business. */
export async function register(request: APIRequestContext, businessName: string, files: FileParts = {}): Promise<string> {
  const mail = newMail('orders');
  const body = {
    business: {
      ...emptyValuesOf(businessFields),
      name: businessName,
      address1: '12 Harbour Road',
      mail,
      vatNumber: '340804329',
      registrationNumber: '01234567',
      termsAccepted: true,
      termsAcceptedAt: new Date().toISOString(),
      ipAddress: '',
    },
    check: { website: '', elapsedMs: 60_000 },
    directors: [
      { ...emptyValuesOf(directorFields), firstName: 'Maya', lastName: 'Ostrander', address1: '4 Kelp Street', mail: 'maya@example.com' },
    ],
  };
  const response = await request.post('/api/business/accountForm', { multipart: { body: JSON.stringify(body), ...files } });
  expect(response.status(), await response.text()).toBe(201);
  return mail;
}

/** Approves an account as staff do. Gives its user name. */
export async function approve(mail: string): Promise<string> {
  const [account] = await askShop<{ userName: string }>('accounts', 'approve', mail);
  return account!.userName;
}

/** Somebody who can log in. */
export interface Holder {
  businessName: string;
  mail: string;
  userName: string;
  password: string;
}

/** Makes an account that is approved and has a password. */
export async function makeHolder(request: APIRequestContext, businessName: string): Promise<Holder> {
  const password = 'haddock4tea';
  const mail = await register(request, businessName);
  const tokenOf = (link: string) => new URLSearchParams(link.slice(link.indexOf('?'))).get('token');
  const verified = await request.post('/api/auth/verifyEmail', {
    data: { token: tokenOf(await linkInMail(mail, /^Confirm/u, '/verifymail')) },
  });
  expect(verified.status()).toBe(200);
  const userName = await approve(mail);
  const changed = await request.post('/api/user/changePassword', {
    data: { pwd: password, token: tokenOf(await linkInMail(mail, /is open$/u, '/user/change-password')) },
  });
  expect(await changed.json()).toMatchObject({ status: true });
  return { businessName, mail, userName, password };
}

/** Fills in the login form and sends it with the keyboard. */
export async function logIn(page: Page, name: string, password: string): Promise<void> {
  await page.getByLabel('User name or mail').fill(name);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
}
