/** Staff ask, the applicant answers on a page of their own, and the answer waits at the desk. */
import { samples } from '../api/documentSamples.ts';
import { linkInMail } from './accounts.ts';
import { applicant, pdfWarning, signInAtDesk } from './deskMember.ts';
import { expect, expectAccessible, test } from './fixtures.ts';

const bill = (name: string) => ({ name, mimeType: 'application/pdf', buffer: samples.pdf.content });

test('a reviewer asks by keyboard, the applicant answers by the link of the mail, and the answer is reviewed', async ({
  page,
  request,
  problems,
}) => {
  // Beside the claims the first document opens by itself.
  problems.expect(pdfWarning);
  const reviewer = await signInAtDesk(page);
  const business = `Brill & Daughters ${Date.now()}`;
  const { id, mail } = await applicant(request, business, { 'business.proofAddress1': bill('old bill.pdf') });
  await page.goto(`/desk/accounts/${id}`);
  await expect(page.getByRole('button', { name: 'Ask' })).toBeVisible();
  await page.keyboard.press('q');
  await page.keyboard.press('Enter');
  await page.getByLabel('Address 1', { exact: true }).press('Space');
  await page.getByLabel('Proof of address 1').press('Space');
  await page.getByLabel(/^Letter/u).fill('Your bill names another street.');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Send question' }).press('Enter');
  await expect(page.getByText(`${business}: Asked`)).toBeVisible();
  await expect(page.getByText(`by ${reviewer}: Address 1, Proof of address 1.`)).toBeVisible();
  await expect(page.getByText('To check: Address 1, Proof of address 1')).toBeVisible();

  const link = await linkInMail(mail, /^We need one more thing/u, '/account-answer');
  await page.goto(link);
  await expect(page).toHaveURL(/\/account-answer$/u);
  await expect(page.getByText('Your bill names another street.')).toBeVisible();
  await expect(page.getByLabel('Address 1', { exact: true })).toHaveValue('12 Harbour Road');
  await expect(page.getByLabel('Business name')).toHaveCount(0);
  await expectAccessible(page);
  await page.getByLabel('Address 1', { exact: true }).fill('14 Pier Street');
  // The typed text outlives a page that is loaded again.
  await page.reload();
  await expect(page.getByLabel('Address 1', { exact: true })).toHaveValue('14 Pier Street');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('group', { name: 'There is a problem' })).toContainText('Proof of address 1 is missing');
  await page.getByLabel('Proof of address 1').setInputFiles(bill('new bill.pdf'));
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('alertdialog', { name: 'Success' })).toContainText('We have your answer');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'We have your answer' })).toBeVisible();
  await page.goto(link);
  await expect(page.getByText(/^You sent it on /u)).toBeVisible();

  await page.goto(`/desk/?search=${encodeURIComponent(business)}`);
  await expect(page.getByRole('gridcell', { name: 'Answer', exact: true })).toBeVisible();
  await page.getByRole('link', { name: business }).click();
  await expect(page.getByText('Address 1: was 12 Harbour Road, now 14 Pier Street')).toBeVisible();
  await expect(page.getByText('Proof of address 1, replaced', { exact: false })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Show new bill.pdf' })).toBeVisible();
  // Paper has the case, with the names of its documents, and nothing to type or press.
  await page.emulateMedia({ media: 'print' });
  // On paper all stands in one column.
  const edge = async (level: 1 | 2, name?: string) => (await page.getByRole('heading', { level, ...(name && { name }) }).boundingBox())?.x;
  expect(await edge(2, 'Documents')).toBe(await edge(1));
  await expect(page.getByRole('main').getByRole('button')).toHaveText(['old bill.pdf', 'new bill.pdf']);
  await expect(page.getByRole('textbox').or(page.getByRole('combobox'))).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Save the case (zip)' })).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await page.keyboard.press('a');
  await page.keyboard.press('Enter');
  await expect(page.getByText(`${business}: Approved`)).toBeVisible();
});
