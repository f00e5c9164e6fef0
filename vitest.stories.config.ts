import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { iconPackage, lightIcons } from './scripts/lightIcons.ts';
import { chromiumArgs, chromiumPath } from './tools/testing/browser.ts';
import { referenceBrand, storiesProject } from './tools/tokens/brands.ts';

const executablePath = chromiumPath();
/** A new object for every project: Vitest writes the project's name into it. */
export const browser = (args = chromiumArgs) => ({
  enabled: true,
  headless: true,
  // Six projects start their pages one after the other on two cores; on a busy machine the last ones waited longer than a minute.
  connectTimeout: 180_000,
  provider: playwright({ launchOptions: { ...(executablePath ? { executablePath } : {}), args: [...args] } }),
  instances: [{ browser: 'chromium' as const }],
  screenshotFailures: false,
  viewport: { width: 1280, height: 720 },
});

/** Stories as tests, axe included, in the surroundings of the toolbar; `test` leaves some out, or sets up what the toolbar cannot. */
export const stories = (
  name: string,
  initialGlobals: Record<string, unknown>,
  test: { exclude?: string[]; setupFiles?: string[] } = {},
) => ({
  extends: true as const,
  plugins: [storybookTest({ configDir: '.storybook', initialGlobals })],
  // Far more than a story takes: on a machine beside other work axe alone may take half a minute.
  test: { name, isolate: false, testTimeout: 60_000, browser: browser(), ...test },
});

/** Of all tests in a browser. */
export const shared = {
  plugins: [react()],
  // Of vite.config.ts, which Vitest does not read.
  resolve: { alias: [lightIcons] },
  optimizeDeps: { exclude: [iconPackage] },
};

/** Stories in the brand and mode of every day; `vitest.config.ts` has all. Alone they start twenty seconds earlier, since each project loads Storybook's configuration. */
export const everyday = stories(storiesProject(referenceBrand, 'light'), { brand: referenceBrand, mode: 'light' });

export default defineConfig({ ...shared, test: { projects: [everyday] } });
