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

/** Widths of windows, in pixels, of parts of pages: their picture shows the beginning. Others have the width of the picture. */
const widths: Readonly<Record<string, number>> = {
  NavigationList: 1280,
  SidebarLayout: 1100,
  SplitLayout: 800,
  AsideLayout: 800,
  Header: 1280,
  Footer: 800,
};

/** The picture's size. All have one ground and one place: in the middle, or from its beginning where there is more. Small parts are drawn half as large again. */
const size = { width: 400, height: 250 };

/** The same ground for all, that of dialogs too; of layouts the places, which are not seen by themselves. */
const styleOf = (name: string): string => `
  body { display: grid; grid-template-columns: minmax(0, 1fr); align-content: safe center; min-block-size: ${size.height}px; background: var(--tk-color-surface-sunken) }
  ::backdrop { background: none !important }
  ${roomOf(name) === 'small' ? '#storybook-root { justify-self: center; max-inline-size: 100%; zoom: 1.5 }' : ''}
  ${components[name]!.purpose === 'Layout' ? '#storybook-root :not(:has(> p, > span)) > * { outline: 1px dashed var(--tk-color-border-control) }' : ''}`;

async function take(page: Page, name: string, brand: Brand, mode: Mode): Promise<void> {
  await page.setViewportSize({ ...size, width: widths[name] ?? size.width });
  await page.goto(
    `${address}iframe.html?viewMode=story&id=kit-${name.toLowerCase()}--${stories[name] ?? 'basic'}&globals=brand:${brand};mode:${mode}`,
  );
  await page.locator('body.sb-show-main').waitFor();
  await page.addStyleTag({ content: styleOf(name) });
  await page.evaluate(async () => document.fonts.ready);
  // Interaction of the story, and pictures in it.
  await page.waitForTimeout(name in stories ? 1500 : 250);
  await sharp(await page.screenshot({ animations: 'disabled', caret: 'hide', clip: { x: 0, y: 0, ...size } }))
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
