import { defineConfig, devices } from '@playwright/test';
import { chromiumArgs, chromiumPath } from '../../tools/testing/browser.ts';
import { port } from './folder.ts';

const executablePath = chromiumPath();

/** The built Storybook as its readers open it: `npm run test:storybook`. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/storybook',
  fullyParallel: true,
  workers: 2,
  retries: process.env.CI ? 1 : 0,
  timeout: 60_000,
  reporter: 'list',
  use: {
    ...devices['Desktop Chrome'],
    baseURL: `http://127.0.0.1:${port}`,
    launchOptions: { ...(executablePath ? { executablePath } : {}), args: [...chromiumArgs] },
  },
  // Vitest runs the stories every day; opening all of them in the built Storybook takes a quarter of an hour.
  projects: [
    { name: 'pages', grepInvert: /Every story/u },
    { name: 'stories', grep: /Every story/u },
  ],
  webServer: { command: 'node serve.ts', url: `http://127.0.0.1:${port}/index.json` },
});
