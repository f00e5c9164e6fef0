/** A member of staff at the desk, and a business that waits for them. */
import type { APIRequestContext, Page } from '@playwright/test';
import { linkInMail, register, type FileParts } from './accounts.ts';
import { enterDesk } from '../../tools/testing/enterDesk.ts';
import { newMail } from './forms.ts';
import { askShop } from './staff.ts';

/** pdf.js in a frame without workers, and its words on broken files. Nothing else may be said, by the desk least of all. */
export const pdfWarning =
  /^warning: Warning: (?:Setting up fake worker|Indexing all PDF objects|checkLastPage - invalid|Image exceeded maximum|get(?:OperatorList|TextContent) - ignoring XObject|getFontFileType: Unable|(?:Invalid|Unable to recover) "Length1"|TypeError: Cannot read properties of undefined|Cannot load system font: Odd)/u;

/** Adds a member and signs them in. Gives their name. */
export async function signInAtDesk(page: Page, role: 'reviewer' | 'manager' = 'reviewer'): Promise<string> {
  const name = newMail('Reviewer');
  const [added] = await askShop<{ link: string }>('staff', 'add', newMail('reviewer'), '--role', role, '--name', name);
  // The command does not know the port of the test's shop.
  await enterDesk(page, added!.link, '');
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
