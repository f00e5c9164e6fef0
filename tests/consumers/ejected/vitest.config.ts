import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';

const executablePath = process.env['CHROMIUM_PATH'];

export default defineConfig({
  plugins: [react(), storybookTest({ configDir: '.storybook' })],
  test: {
    testTimeout: 60_000,
    isolate: false,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      viewport: { width: 1280, height: 720 },
      provider: playwright({ launchOptions: { ...(executablePath ? { executablePath } : {}), args: ['--no-sandbox'] } }),
      instances: [{ browser: 'chromium' }],
    },
  },
});
