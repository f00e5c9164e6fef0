/** A brand that an application makes for itself with the kit's program, as the README says, in a fresh Vite and a fresh Next. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { beforeAll, expect, it } from 'vitest';
import { buildKit } from '../../tools/kit/build.ts';
import { chromiumArgs, chromiumPath } from '../../tools/testing/browser.ts';
import { serveFolder } from '../setup/folderServer.ts';
import { makeConsumer, newestPeers, type Consumer } from './consumer.ts';

beforeAll(buildKit, 300_000);

interface BrandFile {
  palette: { brand: Record<300 | 700, { $value: { components: number[]; hex: string } }> };
}

/** Makes the brand, changes one token of it, compiles and checks it. Gives the hex that a button should have in each mode. */
function makeBrand({ folder, kit }: Consumer): Record<'light' | 'dark', string> {
  expect(kit('brand', 'new', 'acme')).toContain('Made the brand Acme');
  const file = path.join(folder, 'brands/acme/brand.tokens.json');
  const tokens = JSON.parse(readFileSync(file, 'utf8')) as BrandFile;
  const { 700: action, 300: actionInDark } = tokens.palette.brand;
  Object.assign(action.$value, { components: [0.2, 0, 0.6], hex: '#330099' });
  writeFileSync(file, JSON.stringify(tokens, null, 2));
  expect(kit('tokens', 'build')).toContain('theme.css');
  expect(kit('tokens', 'check')).toContain('acme: everything can be read, in light and dark mode.');
  return { light: '#330099', dark: actionInDark.$value.hex };
}

/** The built application as a browser shows it in one mode. */
async function seenIn(folder: string, colorScheme: 'light' | 'dark') {
  const { server, address } = await serveFolder(folder);
  const executablePath = chromiumPath();
  const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: [...chromiumArgs] });
  try {
    const page = await browser.newPage({ colorScheme });
    const complaints: string[] = [];
    page.on('console', (message) => message.type() !== 'info' && complaints.push(message.text()));
    page.on('pageerror', (error) => complaints.push(error.message));
    await page.goto(address);
    const button = page.getByRole('button', { name: 'Add to order' });
    const colour = await button.evaluate((element) => getComputedStyle(element).backgroundColor);
    const said = await button.getAttribute('data-said');
    const font = await page.evaluate(() => document.fonts.ready.then((fonts) => [...fonts].some(({ status }) => status === 'loaded')));
    return { colour, said, font, complaints };
  } finally {
    await browser.close();
    server.close();
  }
}

const rgb = (hex: string): string => `rgb(${[1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16)).join(', ')})`;

it.for([
  ['Vite', 'brandVite', ['vite@latest', '@vitejs/plugin-react@latest'], ['node_modules/vite/bin/vite.js', 'build'], 'dist'],
  [
    'Next',
    'brandNext',
    ['next@latest', '@mui/material-nextjs@latest', '@emotion/cache@^11.14.0'],
    ['node_modules/next/dist/bin/next', 'build'],
    'out',
  ],
] as const)(
  'An application of the newest %s has a brand of its own, in light and dark mode',
  async ([tool, name, packages, build, output], { skip }) => {
    const app = makeConsumer(name, [...packages, ...newestPeers]);
    if (!app) return skip(`npm cannot install ${tool} here.`);
    try {
      const wanted = makeBrand(app);
      app.run(...build);
      for (const mode of ['light', 'dark'] as const) {
        const { colour, said, font, complaints } = await seenIn(path.join(app.folder, output), mode);
        expect([mode, colour, said]).toEqual([mode, rgb(wanted[mode]), wanted.light]);
        expect(font).toBe(true);
        expect(complaints).toEqual([]);
      }
    } finally {
      app.remove();
    }
  },
  600_000,
);
