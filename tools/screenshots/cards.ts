/**
 * `npm run cards [-- NAME]`: takes the pictures of the overview of components from the built Storybook, of each brand, light and dark; with a name only those of that component.
 * Each shows the component's first example, or the story that shows more of it.
 */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type Page } from 'playwright';
import sharp from 'sharp';
import { components } from '../../stories/docs/components.ts';
import { serveFolder } from '../../tests/setup/folderServer.ts';
import { chromiumArgs, findChromium } from '../testing/browser.ts';
import { brands, modes, type Brand, type Mode } from '../tokens/brands.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const target = path.join(root, '.storybook/public/cards');

/** Stories that show more than the first example, which waits for a press. */
const stories: Readonly<Record<string, string>> = {
  AccountMenu: 'matrix',
  Dialog: 'default',
  FilterDrawer: 'matrix-open',
  KitProvider: 'default',
  MobileMenu: 'default',
  NavigationList: 'default',
  ResultDialog: 'success',
  SearchSuggestions: 'default',
  SortMenu: 'matrix',
};

const all = (width: number, ...names: readonly string[]) => Object.fromEntries(names.map((name) => [name, width]));

/** Widths of windows, in pixels: wide for parts of pages, narrow for what is small. The usual one is that of a phone. */
const widths: Readonly<Record<string, number>> = {
  SidebarLayout: 1100,
  ...all(800, 'AsideLayout', 'Container', 'Footer', 'SplitLayout'),
  ...all(640, 'AccountMenu', 'Breadcrumbs', 'ContentBlock', 'Header', 'NavigationList', 'ProductGrid'),
  ...all(260, 'Checkbox', 'IconButton', 'PriceSlot', 'ResultCount', 'Spinner', 'StorageBadge', 'Tag'),
};

/** The story in the middle where there is room around it; of layouts the places, which are not seen by themselves. */
const styleOf = (name: string): string => `
  body { display: grid; grid-template-columns: minmax(0, 1fr); align-content: safe center; min-block-size: 100vh }
  ${widths[name] === 260 ? '#storybook-root { justify-self: center; padding: 0 }' : ''}
  ${components[name]!.purpose === 'Layout' ? '#storybook-root :not(:has(> p, > span)) > * { outline: 1px dashed var(--tk-color-border-control) }' : ''}`;

/** Takes one picture. */
async function take(page: Page, name: string, brand: Brand, mode: Mode): Promise<void> {
  const width = widths[name] ?? 448;
  await page.setViewportSize({ width, height: Math.round((width * 9) / 16) });
  await page.goto(
    `${address}iframe.html?viewMode=story&id=kit-${name.toLowerCase()}--${stories[name] ?? 'basic'}&globals=brand:${brand};mode:${mode}`,
  );
  await page.locator('body.sb-show-main').waitFor();
  await page.addStyleTag({ content: styleOf(name) });
  await page.evaluate(async () => document.fonts.ready);
  // Interaction of the story, and pictures in it.
  await page.waitForTimeout(name in stories ? 1500 : 250);
  await sharp(await page.screenshot({ animations: 'disabled', caret: 'hide' }))
    .resize(400)
    .webp({ quality: 60, effort: 6, smartSubsample: true })
    .toFile(path.join(target, `${name}-${brand}-${mode}.webp`));
}

mkdirSync(target, { recursive: true });
const { server, address } = await serveFolder(path.join(root, 'dist/storybook/'));
const browser = await chromium.launch({ executablePath: findChromium(), args: [...chromiumArgs] });
const names = Object.keys(components).filter((name) => name.includes(process.argv[2] ?? ''));
try {
  await Promise.all(
    modes.map(async (mode) => {
      const page = await browser.newPage({ reducedMotion: 'reduce' });
      for (const brand of brands) for (const name of names) await take(page, name, brand, mode);
    }),
  );
} finally {
  await browser.close();
  server.close();
}
