import path from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { foundBeforehand } from './.storybook/foundBeforehand.ts';
import { kitPackage } from './.storybook/kitPackage.ts';
import { chromiumArgs, chromiumPath, pictureArgs } from './tools/testing/browser.ts';
import { brands, storiesProject, surroundings } from './tools/tokens/brands.ts';
import { iconPackage, lightIcons } from './scripts/lightIcons.ts';
import { nodeProjects } from './vitest.node.config.ts';

const executablePath = chromiumPath();
/** A new object for every project: Vitest writes the project's name into it. */
const browser = (args = chromiumArgs) => ({
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
const stories = (name: string, initialGlobals: Record<string, unknown>, test: { exclude?: string[]; setupFiles?: string[] } = {}) => ({
  extends: true as const,
  plugins: [storybookTest({ configDir: '.storybook', initialGlobals })],
  // Far more than a story takes: on a machine beside other work axe alone may take half a minute.
  test: { name, isolate: false, testTimeout: 60_000, browser: browser(), ...test },
});

const kitAlone = ['stories/{Foundations,Mails,Screens,Patterns}/**'];
const screensAlone = ['stories/{Foundations,Kit,Mails,Patterns}/**'];

/** Compares the words of a screen reader with transcripts. Stories are put on the page by the tests themselves, so Storybook does not run. */
const spoken = {
  extends: true as const,
  // The mock service worker.
  publicDir: '.storybook/public',
  resolve: { alias: kitPackage },
  optimizeDeps: {
    include: [
      '@guidepup/virtual-screen-reader',
      '@mui/material/FormControl',
      '@mui/material/FormHelperText',
      '@mui/material/FormLabel',
      '@mui/material/InputAdornment',
      '@mui/material/LinearProgress',
      'axe-core',
      '@emotion/cache',
      'react-router-dom',
      'swr',
      ...foundBeforehand,
    ],
  },
  test: { name: 'spoken', include: ['tests/spoken/**/*.test.{ts,tsx}'], isolate: false, testTimeout: 60_000, browser: browser() },
};

/** Takes pictures of the stories in a brand, in all modes; `npm run test:visual` compares them. Not part of `npm test`, since it takes minutes. */
const visual = (brand: string) => ({
  extends: true as const,
  plugins: [storybookTest({ configDir: '.storybook', initialGlobals: { brand }, tags: { exclude: ['no-visual'] } })],
  test: {
    name: `visual-${brand}`,
    setupFiles: ['tests/visual/setup.ts'],
    // All pictures of a story are taken in a hook; on a busy machine a picture takes three seconds.
    hookTimeout: 180_000,
    browser: {
      ...browser(pictureArgs),
      expect: {
        toMatchScreenshot: {
          comparatorName: 'pixelmatch' as const,
          // A picture is taken when two in a row are the same, to the last level of each colour.
          comparatorOptions: { threshold: 0, includeAA: true, allowedMismatchedPixels: 0 },
          // The name of a picture begins with its mode, with which the name of the folder ends.
          resolveScreenshotPath: ({ arg }: { arg: string }) => path.join(import.meta.dirname, '.visual/pictures', `${brand}-${arg}.png`),
        },
      },
    },
  },
});

export default defineConfig({
  plugins: [react()],
  // Of vite.config.ts, which Vitest does not read.
  resolve: { alias: [lightIcons] },
  optimizeDeps: { exclude: [iconPackage] },
  test: {
    coverage: { provider: 'v8', include: ['src/**'], reporter: ['text-summary', 'json'], reportsDirectory: 'coverage' },
    projects: [
      ...nodeProjects,
      ...surroundings.map(({ brand, mode }) => stories(storiesProject(brand, mode), { brand, mode })),
      // The kit in a brand of absurd values.
      stories('hostile-brand', {}, { setupFiles: ['tests/hostileBrand/setup.ts'], exclude: kitAlone }),
      // The kit in a language that nobody speaks: what it says by itself must come from its messages file.
      stories('pseudo-locale', { locale: 'pseudo' }, { setupFiles: ['tests/pseudoLocale/setup.ts'], exclude: kitAlone }),
      // Each component read from the right on the smallest phone, in text twice as large, and with close rows.
      stories(
        'rtl',
        { direction: 'rtl', viewport: { value: 'smallest' } },
        { setupFiles: ['tests/surroundings/setup.ts'], exclude: kitAlone },
      ),
      stories(
        'large-text',
        { textSize: 'double', viewport: { value: 'md' } },
        { setupFiles: ['tests/surroundings/setup.ts'], exclude: kitAlone },
      ),
      // And in German, whose words are long.
      stories(
        'german',
        { locale: 'de-DE', viewport: { value: 'smallest' } },
        { setupFiles: ['tests/surroundings/setup.ts'], exclude: kitAlone },
      ),
      stories(
        'compact',
        { density: 'compact', viewport: { value: 'smallest' } },
        { setupFiles: ['tests/surroundings/setup.ts'], exclude: kitAlone },
      ),
      // For fingers: every target is 44 px at least.
      stories(
        'touch',
        { density: 'touch', viewport: { value: 'smallest' } },
        { setupFiles: ['tests/surroundings/setup.ts'], exclude: kitAlone },
      ),
      // Everything as a browser's translator leaves it.
      stories('translated', {}, { setupFiles: ['tests/translator/setup.ts'], exclude: ['stories/{Foundations,Mails}/**'] }),
      // All states of the screens, at three widths.
      ...brands.flatMap((brand) =>
        ['smallest', 'md', 'xl'].map((viewport) =>
          stories(`states-${brand}-${viewport}`, { brand, viewport: { value: viewport } }, { exclude: screensAlone }),
        ),
      ),
      // And read from the right, on a phone.
      stories(
        'states-rtl',
        { direction: 'rtl', viewport: { value: 'phone' } },
        { setupFiles: ['tests/surroundings/screens.ts'], exclude: screensAlone },
      ),
      spoken,
      ...brands.map(visual),
    ],
  },
});
