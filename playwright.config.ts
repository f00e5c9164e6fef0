import { defineConfig, devices } from '@playwright/test';
import { chromiumArgs, chromiumPath } from './scripts/browser.ts';

const executablePath = chromiumPath();
const port = 4310;

/** The shop as a whole, in a real browser: two servers, one per brand, each on a data folder of its own. */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/e2e',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 30_000,
  globalSetup: './tests/e2e/setup.ts',
  use: {
    ...devices['Desktop Chrome'],
    baseURL: `http://localhost:${port}`,
    launchOptions: { ...(executablePath ? { executablePath } : {}), args: [...chromiumArgs] },
    trace: 'retain-on-failure',
  },
});
