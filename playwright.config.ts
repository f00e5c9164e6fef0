import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { chromiumArgs, chromiumPath } from './tools/testing/browser.ts';
import { brands, referenceBrand } from './tools/tokens/brands.ts';

const executablePath = chromiumPath();

/** The first shop's port; the others follow. Another one lets two checkouts run their tests on one machine at once. */
const firstPort = Number(process.env.E2E_PORT ?? 4310);

/** One shop per brand, each on a data folder of its own that this run fills afresh. */
const shops = brands.map((brand, index) => ({ brand, port: firstPort + index }));

// The configuration is read again in every worker: the folders belong to the run.
process.env.E2E_DATA ??= mkdtempSync(path.join(tmpdir(), 'shop-e2e-'));

/** The shop as a whole, in a real browser. */
export default defineConfig({
  testDir: 'tests/e2e',
  // A translator's journeys are run by a part of their own (`tools/testing/run.ts`).
  testIgnore: process.env.E2E_TRANSLATED ? [] : ['**/translated.spec.ts'],
  outputDir: 'test-results/e2e',
  fullyParallel: true,
  // Much of a test is waiting, for limits and for the time a person takes: three at a time also on two cores.
  workers: 3,
  // A busy machine may be slow once; what fails twice is broken.
  retries: process.env.CI ? 1 : 0,
  // Far more than a test takes: a machine that does other work as well is ten times as slow at worst.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  use: {
    ...devices['Desktop Chrome'],
    launchOptions: { ...(executablePath ? { executablePath } : {}), args: [...chromiumArgs] },
    // Recording every test costs a third of the time.
    trace: 'on-first-retry',
  },
  projects: shops.map(({ brand, port }) => ({
    name: brand,
    use: { baseURL: `http://localhost:${port}` },
    ...(brand === referenceBrand ? {} : { testMatch: '**/everyBrand*.spec.ts' }),
  })),
  webServer: shops.map(({ brand, port }) => ({
    command: 'node scripts/start.ts',
    url: `http://127.0.0.1:${port}/readyz`,
    // Two shops are filled side by side, beside other tests.
    timeout: 300_000,
    gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 10_000 },
    env: {
      PORT: String(port),
      BRAND: brand,
      DATA_DIR: path.join(process.env.E2E_DATA ?? '', brand),
      LOG_LEVEL: 'warn',
      // Nobody listens there: the tests of the forms that ask it answer themselves.
      IP_LOOKUP_URL: 'http://localhost:4319/?format=json',
    },
  })),
});
