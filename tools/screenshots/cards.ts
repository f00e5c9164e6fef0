/**
 * `npm run cards [-- NAME]`: takes the pictures of the overview of components from the built Storybook, of each brand, light and dark; with a name only those of that component.
 * Each shows the component's first example, or the story that shows more of it.
 */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Page } from 'playwright';
import sharp from 'sharp';
import { components, roomOf } from '../../stories/docs/components.ts';
import { serveFolder } from '../../tests/setup/folderServer.ts';
import { chromiumArgs, findChromium } from '../testing/browser.ts';
import { brands, modes, type Brand, type Mode } from '../tokens/brands.ts';

const root = path.join(import.meta.dirname, '../..');
const target = path.join(root, '.storybook/public/cards');

/** Stories that show more than the first example, which waits for a press. */
const stories: Readonly<Record<string, string>> = {
  AccountMenu: 'open',
  Dialog: 'default',
  FilterDrawer: 'matrix-open',
  KitProvider: 'default',
  MobileMenu: 'default',
  NavigationList: 'default',
  ResultDialog: 'success',
  SearchSuggestions: 'default',
  Skeleton: 'matrix',
  SortMenu: 'matrix',
};

/** Parts of pages, in windows as wide: their picture shows the beginning. */
const [wide, halfWide] = [/^(?:Header|NavigationList|SidebarLayout)$/u, /^(?:SplitLayout|AsideLayout|Footer)$/u];

/** Parts that open or are tall, which are drawn smaller to be seen as a whole. Small parts are drawn half as large again. */
const tall: ReadonlySet<string> = new Set(['AccountMenu', 'ProductCard', 'SortMenu']);

/** The same ground for all, that of dialogs too; of layouts the places, which are not seen by themselves. */
const styleOf = (name: string): string => `
  body { display: grid; grid-template-columns: minmax(0, 1fr); align-content: safe center; min-block-size: 100vb; background: var(--tk-color-surface-sunken) }
  ::backdrop { background: none !important }
  ${tall.has(name) ? '#storybook-root { justify-self: center; inline-size: 15rem }' : ''}
  ${roomOf(name) === 'small' && !tall.has(name) ? '#storybook-root { justify-self: center; max-inline-size: 100%; zoom: 1.5 }' : ''}
  ${components[name]!.purpose === 'Layout' ? '#storybook-root :not(:has(> p, > span)) > * { outline: 1px dashed var(--tk-color-border-control) }' : ''}`;

async function take(page: Page, name: string, brand: Brand, mode: Mode): Promise<void> {
  const [width, height] = tall.has(name) ? [640, 400] : [400, 250];
  await page.setViewportSize({ height, width: Math.max(width, Number(wide.test(name)) * 1280, Number(halfWide.test(name)) * 800) });
  await page.goto(
    `${address}iframe.html?viewMode=story&id=kit-${name.toLowerCase()}--${stories[name] ?? 'basic'}&globals=brand:${brand};mode:${mode}`,
  );
  await page.locator('body.sb-show-main').waitFor();
  await page.addStyleTag({ content: styleOf(name) });
  await page.evaluate(async () => document.fonts.ready);
  // Interaction of the story, and pictures in it.
  await page.waitForTimeout(name in stories ? 1500 : 250);
  await sharp(await page.screenshot({ animations: 'disabled', caret: 'hide', clip: { x: 0, y: 0, width, height } }))
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
