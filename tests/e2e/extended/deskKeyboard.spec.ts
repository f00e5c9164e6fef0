/** The cases of `npm run demo:desk` that wait for review, decided without a mouse: each press is counted. */
import type { Page } from '@playwright/test';
import { median } from '../../bench/lib/statistics.ts';
import { enterDesk } from '../../../tools/testing/enterDesk.ts';
import { pdfWarning } from '../deskMember.ts';
import { expect, test } from '../fixtures.ts';
import { openOwnShop, type OwnShop } from '../ownShop.ts';
import { askShopAt } from '../staff.ts';

/** Cases that are decided, all that wait. */
const cases = 20;

let shop: OwnShop;
test.beforeAll(async () => {
  // An empty shop loads its range first.
  test.setTimeout(240_000);
  shop = await openOwnShop({}, 'tools/desk/demo.ts');
});
test.afterAll(() => shop?.close());

/** The name of what has the focus, as it is read out. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const element = document.activeElement;
    return (element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : element?.textContent) ?? '';
  });

/** A keyboard that counts. */
function counting(page: Page) {
  let count = 0;
  const press = async (...keys: readonly string[]) => {
    for (const key of keys) await page.keyboard.press(key);
    count += keys.length;
  };
  /** Presses a key until something has the focus. */
  const pressUntil = async (key: string, name: string) => {
    for (let times = 0; times < 30 && (await focused(page)) !== name; times += 1) await press(key);
    expect(await focused(page)).toBe(name);
  };
  return { press, pressUntil, count: () => count };
}

test(`${cases} cases are decided by keyboard, some refused with a reason, in 25 presses each at most`, async ({ page, problems }) => {
  problems.expect(pdfWarning);
  test.setTimeout(240_000);
  await enterDesk(page, /http\S+/u.exec(shop.said)![0]);
  // Pages of the queue are turned, and stay. The address changes before the table does, whose button leads to the page of before until then.
  await page.goto(`${shop.origin}/desk/?all=true`);
  for (const [name, address, rows] of [
    ['Go to next page', /page=1$/u, /^51–/u],
    ['Go to previous page', /all=true$/u, /^1–50/u],
  ] as const) {
    const button = page.getByRole('button', { name });
    await expect(button).toBeEnabled();
    await button.press('Enter');
    await expect(page).toHaveURL(address);
    await expect(page.getByText(rows)).toBeVisible();
  }
  // Keys go on to the next page, and back. No state is cut.
  const row = (text: string) => expect(page.getByText(text)).toBeVisible();
  const isAtRow = (index: number) => expect(page.locator(`[role="row"][aria-rowindex="${index + 2}"] :focus`)).toHaveCount(1);
  const waitsUnconfirmed = page.getByRole('gridcell', { name: 'Not confirmed' }).first();
  await expect(waitsUnconfirmed).toBeVisible();
  expect(await waitsUnconfirmed.evaluate((cell) => cell.scrollWidth <= cell.clientWidth)).toBe(true);
  for (let index = 0; index < 50; index += 1) await page.keyboard.press('j');
  await isAtRow(49);
  await page.keyboard.press('j');
  await row('51–60 of 60');
  await isAtRow(0);
  await page.keyboard.press('k');
  await row('1–50 of 60');
  await isAtRow(49);
  const presses: number[] = [];
  const refused: string[] = [];
  for (const kind of ['account', 'answer']) {
    // The reviewer has looked at one kind alone before.
    await page.addInitScript((kept) => {
      // The frame of a document has no storage.
      if (window === window.top) localStorage.setItem('desk queue', kept);
    }, `kind=${kind}`);
    await page.goto(`${shop.origin}/desk/?kind=${kind}`);
    const waiting = Number.parseInt((await page.getByText(/^\d+ waiting$/u).textContent())!, 10);
    for (let index = 0; index < waiting; index += 1) {
      const { press, pressUntil, count } = counting(page);
      await press('j');
      const name = await focused(page);
      await press('Enter');
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
      const isRefused = presses.length % 3 === 0;
      if (isRefused) {
        await press('r', 'Enter');
        const reasons = page.getByRole('group', { name: 'Reasons to refuse' }).locator('label');
        await expect(reasons.first()).toBeVisible();
        const labels = await reasons.allTextContents();
        await pressUntil('Tab', labels[presses.length % labels.length]!);
        await press('Space');
        await pressUntil('Tab', 'Send refusal');
        await press('Enter');
        refused.push(name);
      } else await press('a', 'Enter');
      // Those of the cases before may wait as well.
      const said = page.getByRole('status').filter({ hasText: name });
      await expect(said).toContainText(`: ${isRefused ? 'Refused' : 'Approved'}`);
      await press('u');
      await expect(page.getByRole('heading', { level: 1, name: 'Queue' })).toBeVisible();
      await expect(page.getByRole('grid').getByRole('link', { name, exact: true })).toHaveCount(0);
      // The rows come a moment after their heading.
      await expect(page.getByText(`${waiting - index - 1} waiting`, { exact: true })).toBeVisible();
      presses.push(count());
    }
    await expect(page.getByText('Nothing waits')).toBeVisible();
  }
  expect(presses).toHaveLength(cases);
  test.info().annotations.push({ type: 'presses', description: presses.join(', ') });
  expect(median(presses)).toBeLessThanOrEqual(25);

  const rejected = await askShopAt<{ id: number; name: string }>(shop.place, 'accounts', 'list', '--state', 'rejected');
  expect(rejected.map(({ name }) => name)).toEqual(expect.arrayContaining(refused));
  const { id } = rejected.find(({ name }) => name === refused[0])!;
  const [account] = await askShopAt<{ history: { kind: string; note: string }[] }>(shop.place, 'accounts', 'show', String(id));
  expect(account!.history.find(({ kind }) => kind === 'rejected')!.note).toMatch(
    /^Dear .+\n\nThe documents you sent do not prove.+\n\nKind regards/su,
  );
});
