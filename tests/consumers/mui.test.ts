/** The table of `docs/mui.md`: ten customisations of MUI's documentation, written as there in a fresh application of Vite, React and MUI with the packed kit. `PICTURES=1` takes the table's pictures anew. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildKit } from '../../tools/kit/build.ts';
import { formLibraries, peers } from '../../tools/kit/peers.ts';
import { chromiumArgs, chromiumPath } from '../../tools/testing/browser.ts';
import { serveFolder } from '../setup/folderServer.ts';
import { makeConsumer, newestPeers, type Consumer } from './consumer.ts';

const compiler = path.join(path.dirname(createRequire(import.meta.url).resolve('@typescript/native/package.json')), 'bin/tsc');
const pictures = fileURLToPath(new URL('../../docs/mui/', import.meta.url));
const packages = ['vite@latest', '@vitejs/plugin-react@latest', '@types/react@^19.2.0', '@types/react-dom@^19.2.0', 'react-router@7.18.5'];

let app: Consumer | undefined;
beforeAll(async () => {
  await buildKit();
  app = makeConsumer('mui', [...packages, ...newestPeers, ...formLibraries.map((name) => `${name}@${peers[name]}`)]);
}, 600_000);
afterAll(() => app?.remove(), 60_000);

/** The styles of a case that are not as they should be, by selector; `missing` when there is no such element. */
const wrongIn = (page: Page, index: number) =>
  page.evaluate((at) => {
    const { looks } = window as unknown as { looks: Record<string, Record<string, string>>[] };
    const wrong: string[] = [];
    for (const [selector, wanted] of Object.entries(looks[at] ?? {})) {
      const element = document.querySelector(selector);
      const style = element && (getComputedStyle(element) as unknown as Record<string, string>);
      for (const [name, value] of Object.entries(wanted))
        if (style?.[name] !== value) wrong.push(`${selector} ${name}: ${style?.[name] ?? 'missing'}, not ${value}`);
    }
    return wrong;
  }, index);

it('Each customisation compiles and looks as written', async ({ skip }) => {
  if (!app) return skip('npm cannot install Vite here.');
  expect(app.run(compiler, '-p', '.')).toBe('');
  app.run('node_modules/vite/bin/vite.js', 'build');
  const { server, address } = await serveFolder(path.join(app.folder, 'dist'));
  const executablePath = chromiumPath();
  const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: [...chromiumArgs] });
  try {
    const page = await browser.newPage({ viewport: { width: 820, height: 400 }, reducedMotion: 'reduce' });
    const complaints: string[] = [];
    page.on('console', (message) => message.type() !== 'info' && complaints.push(message.text()));
    page.on('pageerror', (error) => complaints.push(error.message));
    for (let index = 0; index < 10; index += 1) {
      await page.goto(`${address}?case=${index}`);
      await page.locator('.TkButton-root').first().waitFor();
      await page.evaluate(() => Promise.all([document.fonts.ready, ...document.getAnimations().map(({ finished }) => finished)]));
      if (process.env['PICTURES']) {
        mkdirSync(pictures, { recursive: true });
        writeFileSync(
          path.join(pictures, `${index + 1}.webp`),
          await sharp(await page.screenshot())
            .webp({ quality: 70 })
            .toBuffer(),
        );
      }
      expect.soft(await wrongIn(page, index), `case ${index + 1}`).toEqual([]);
    }
    expect(complaints).toEqual([]);
  } finally {
    await browser.close();
    server.close();
  }
}, 600_000);
