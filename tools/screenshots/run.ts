/** `npm run screenshots [-- NAME]`: takes the README's pictures from the running shop, one server per brand on a data folder of its own; with a part of a name only those. */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { chromium, type Browser } from 'playwright';
import sharp from 'sharp';
import { paths } from '../../src/contract/pages.ts';
import { searchPath } from '../../src/storefront/navigation/queryPaths.ts';
import { chromiumArgs, findChromium } from '../testing/browser.ts';
import { enterDesk } from '../testing/enterDesk.ts';
import { brands, referenceBrand } from '../tokens/brands.ts';

const root = path.join(import.meta.dirname, '../..');
const target = path.join(root, 'docs/screenshots');
const port = 4390;

/** The same pages of each brand, so that they can be shown beside one another. */
const shotsOf = (brand: string) => [
  { name: `home-${brand}`, address: paths.home, width: 1280, height: 860 },
  { name: `list-${brand}`, address: searchPath('haddock'), width: 390, height: 844 },
  { name: `product-${brand}`, address: paths.product(2956), width: 390, height: 844 },
  ...(brand === referenceBrand ? [{ name: 'desk', address: '/desk/accounts/5', width: 1280, height: 860 }] : []),
];

const wanted = process.argv[2] ?? '';

async function untilReady(): Promise<void> {
  for (let attempt = 0; attempt < 240; attempt += 1) {
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined);
    if (answer?.ok) return;
    await setTimeout(500);
  }
  throw new Error('The shop did not open within two minutes.');
}

/** Takes one picture. @param link - by which the desk is entered */
async function take(browser: Browser, { name, address, width, height }: ReturnType<typeof shotsOf>[number], link: string): Promise<void> {
  const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: width < 640 ? 2 : 1, reducedMotion: 'reduce' });
  if (name === 'desk') await enterDesk(page, link);
  // At the first visit the server draws the pictures, so that the second has them at once.
  for (let visit = 0; visit < 2; visit += 1) await page.goto(`http://localhost:${port}${address}`, { waitUntil: 'networkidle' });
  await sharp(await page.screenshot())
    .webp({ quality: 82 })
    .toFile(path.join(target, `${name}.webp`));
  await page.close();
}

mkdirSync(target, { recursive: true });
const browser = await chromium.launch({ executablePath: findChromium(), args: [...chromiumArgs] });
try {
  for (const brand of brands) {
    const shots = shotsOf(brand).filter(({ name }) => name.includes(wanted));
    if (shots.length === 0) continue;
    const folder = mkdtempSync(path.join(tmpdir(), 'shop-screenshots-'));
    const env = { ...process.env, BRAND: brand, PORT: String(port), DATA_DIR: folder, LOG_LEVEL: 'warn' };
    const said = execFileSync(process.execPath, [path.join(root, 'tools/desk/demo.ts')], { env, encoding: 'utf8' });
    const shop = spawn(process.execPath, [path.join(root, 'scripts/start.ts')], { env, stdio: 'inherit' });
    try {
      await untilReady();
      for (const shot of shots) await take(browser, shot, /http\S+/u.exec(said)![0]);
    } finally {
      shop.kill('SIGTERM');
      await once(shop, 'exit');
      rmSync(folder, { recursive: true, force: true });
    }
  }
} finally {
  await browser.close();
}
