/** Every screen of the desk, filled by `npm run demo:desk`, by axe: in both brands, light and dark, from a tablet to a wide screen. */
import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { brands } from '../../../tools/tokens/brands.ts';
import { pdfWarning } from '../deskMember.ts';
import { expect, quiet, test, violationsOn } from '../fixtures.ts';
import { openOwnShop, type OwnShop } from '../ownShop.ts';

const widths = [768, 1280, 1920] as const;

/** Each brand and mode, with the width at which axe sees it: of both, half are narrow and half are wide. */
const looks = brands.flatMap((brand, index) =>
  ['light', 'dark'].map((mode, at) => ({ brand, mode, seenAt: (index + at) % 2 === 0 ? widths[0] : widths[2] })),
);

let shop: OwnShop;
test.beforeAll(async () => {
  // An empty shop loads its range first.
  test.setTimeout(240_000);
  shop = await openOwnShop({}, 'tools/desk/demo.ts');
});
test.afterAll(() => shop?.close());

/** Violations by screen and look, and screens that are wider than their window. */
const found: string[] = [];

/** In the page: another look, once its colours have changed. An element inside one whose colour changes begins to change after it. */
async function wear(look: Readonly<Record<string, string>>): Promise<void> {
  Object.assign(document.documentElement.dataset, look);
  const changes = () => document.getAnimations().filter((animation) => animation instanceof CSSTransition);
  while (changes().length > 0) await Promise.allSettled(changes().map(({ finished }) => finished));
}

/** Checks the screen as it stands, which is not loaded again. */
async function check(page: Page, name: string): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    for (const { brand, mode } of looks.filter(({ seenAt }) => seenAt === width)) {
      await page.evaluate(wear, { brand, mode });
      found.push(...(await violationsOn(page)).map((violation) => `${name}, ${brand}, ${mode}, ${width} px: ${violation}`));
    }
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    if (overflow > 0) found.push(`${name} is ${overflow} px wider than ${width} px`);
  }
}

/** Goes through the screens on which somebody sets up their access. */
async function setUp(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await check(page, 'password');
  await page.getByLabel('New password', { exact: true }).fill('seventeen grey herrings at noon');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('img', { name: 'QR code of the key' })).toBeVisible();
  await check(page, 'second factor');
  const secret = (await page.locator('code').textContent())!.replaceAll(' ', '');
  await page.getByLabel('Code', { exact: true }).fill(new TOTP({ secret: Secret.fromBase32(secret) }).generate());
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Recovery codes' })).toBeVisible();
  await check(page, 'recovery codes');
}

test('all screens of the desk are accessible in every look and width, and say nothing in the console', async ({ page, problems }) => {
  problems.expect(pdfWarning);
  // axe speaks to frames, and that of a document has no origin.
  problems.expect(/does not match the recipient window's origin \('null'\)/u);
  test.setTimeout(400_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`${shop.origin}/desk/`);
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await check(page, 'signing in');
  await setUp(page, /http\S+/u.exec(shop.said)![0]);

  const read = async <Answer>(path: string) => (await (await page.request.get(shop.origin + path)).json()) as Answer;
  const first = async (kind: string) => (await read<{ data: { id: number }[] }>(`/desk/api/queue?kind=${kind}`)).data[0]!.id;
  const { data: jobs } = await read<{ data: { id: number }[] }>('/desk/api/jobs?all=true');
  const { data: products } = await read<{ data: { code: string }[] }>('/api/products?limit=1');
  const screens = {
    queue: '/',
    case: `/accounts/${await first('account')}`,
    message: `/messages/${await first('message')}`,
    application: `/applications/${await first('application')}`,
    mail: `/mails/${await first('mail')}`,
    jobs: '/jobs',
    job: `/jobs/${jobs[0]!.id}`,
    'new job': '/jobs/new',
    range: '/range',
    product: `/range/products/${products[0]!.code}`,
    people: '/people',
    health: '/health',
    staff: '/staff',
    sessions: '/sessions',
  };
  for (const [name, path] of Object.entries(screens)) {
    await page.goto(`${shop.origin}/desk${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await quiet(page);
    await check(page, name);
  }
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible();
  await check(page, 'keys');
  expect(found).toEqual([]);
});
