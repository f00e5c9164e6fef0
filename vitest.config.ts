import path from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { defineConfig } from 'vitest/config';
import foundBeforehand from './.storybook/foundBeforehand.json' with { type: 'json' };
import { kitPackage } from './.storybook/kitPackage.ts';
import { pictureArgs } from './tools/testing/browser.ts';
import { brands, storiesProject, surroundings } from './tools/tokens/brands.ts';
import { nodeProjects } from './vitest.node.config.ts';
import { browser, everyday, shared, stories } from './vitest.stories.config.ts';

const kitAlone = ['stories/{Desk,Foundations,Mails,Screens,Patterns}/**'];
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
    // As the stories' own: on a busy machine one took longer than 15 s, and its pictures counted as new.
    testTimeout: 60_000,
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
  ...shared,
  test: {
    coverage: { provider: 'v8', include: ['src/**'], reporter: ['text-summary', 'json'], reportsDirectory: 'coverage' },
    projects: [
      ...nodeProjects,
      everyday,
      ...surroundings
        .map(({ brand, mode }) => ({ name: storiesProject(brand, mode), brand, mode }))
        .filter(({ name }) => name !== everyday.test.name)
        .map(({ name, brand, mode }) => stories(name, { brand, mode })),
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
