import path from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumArgs, chromiumPath } from './tools/testing/browser.ts';
import { brands, storiesProject, surroundings } from './tools/tokens/brands.ts';
import { nodeProjects } from './vitest.node.config.ts';

const executablePath = chromiumPath();
/** A new object for every project: Vitest writes the project's name into it. */
const browser = () => ({
  enabled: true,
  headless: true,
  // Six projects start their pages one after the other on two cores; on a busy machine the last ones waited longer than a minute.
  connectTimeout: 180_000,
  provider: playwright({ launchOptions: { ...(executablePath ? { executablePath } : {}), args: [...chromiumArgs] } }),
  instances: [{ browser: 'chromium' as const }],
  screenshotFailures: false,
  viewport: { width: 1280, height: 720 },
});

/** Stories as tests, axe included, in the surroundings of the toolbar; `test` leaves some out, or sets up what the toolbar cannot. */
const stories = (name: string, initialGlobals: Record<string, unknown>, test: { exclude?: string[]; setupFiles?: string[] } = {}) => ({
  extends: true as const,
  plugins: [storybookTest({ configDir: '.storybook', initialGlobals })],
  test: { name, isolate: false, browser: browser(), ...test },
});

const kitAlone = ['stories/{Foundations,Mails,Screens,Patterns}/**'];
const screensAlone = ['stories/{Foundations,Kit,Mails,Patterns}/**'];

/** Where a picture is. Its name begins with its mode, with which the name of the folder ends. */
const pictures = (folder: 'baselines' | 'diff', brand: string, name: string): string =>
  path.join(import.meta.dirname, '.visual', folder, `${brand}-${name}.png`);

/** The pictures of the stories in a brand, in all modes. Not part of `npm test`: letters differ between systems. */
const visual = (brand: string) => ({
  extends: true as const,
  plugins: [storybookTest({ configDir: '.storybook', initialGlobals: { brand }, tags: { exclude: ['no-visual'] } })],
  test: {
    name: `visual-${brand}`,
    setupFiles: ['tests/visual/setup.ts'],
    browser: {
      ...browser(),
      expect: {
        toMatchScreenshot: {
          comparatorName: 'pixelmatch' as const,
          comparatorOptions: { threshold: 0.1, allowedMismatchedPixels: 0 },
          resolveScreenshotPath: ({ arg }: { arg: string }) => pictures('baselines', brand, arg),
          resolveDiffPath: ({ arg }: { arg: string }) => pictures('diff', brand, arg),
        },
      },
    },
  },
});

export default defineConfig({
  plugins: [react()],
  test: {
    coverage: { provider: 'v8', include: ['src/**'], reporter: ['text-summary', 'json'], reportsDirectory: 'coverage' },
    projects: [
      ...nodeProjects,
      ...surroundings.map(({ brand, mode }) => stories(storiesProject(brand, mode), { brand, mode })),
      // The kit in a brand of absurd values.
      stories('hostile-brand', {}, { setupFiles: ['tests/hostileBrand/setup.ts'], exclude: kitAlone }),
      // The kit in a language that nobody speaks: what it says by itself must come from its messages file.
      stories('pseudo-locale', { locale: 'pseudo' }, { setupFiles: ['tests/pseudoLocale/setup.ts'], exclude: kitAlone }),
      // All states of the screens, at three widths.
      ...brands.flatMap((brand) =>
        ['smallest', 'md', 'xl'].map((viewport) =>
          stories(`states-${brand}-${viewport}`, { brand, viewport: { value: viewport } }, { exclude: screensAlone }),
        ),
      ),
      ...brands.map(visual),
    ],
  },
});
