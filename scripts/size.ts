/**
 * `npm run size`: what each screen's first load weighs, as it is sent (brotli), against its budget. Ends with 1 when a budget is broken.
 */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { readManifest } from '../src/server/pages/assets.ts';
import { clientFolder } from '../src/server/pages/production.ts';
import { build, buildIsStale } from './build.ts';

const kilobyte = 1024;

/** Budgets in kB of 1024 bytes: what the screens weigh today, rounded up. The aim for JavaScript is 105. */
const budgets = { stylesheet: 12, fonts: 45 };

const screens: Record<string, { module: string; javascript: number }> = {
  home: { module: 'src/storefront/screens/Home/Home.tsx', javascript: 108 },
  'product list': { module: 'src/storefront/screens/ProductList/ProductList.tsx', javascript: 113.5 },
  product: { module: 'src/storefront/screens/Product/Product.tsx', javascript: 114 },
};

/** Fonts by brand, as its style sheet names them. */
const brands: Record<string, { fonts: readonly string[] }> = {
  tarnbrook: { fonts: ['archivo-condensed', 'commissioner'] },
  gullwing: { fonts: ['fraunces', 'nunito-sans'] },
};

const brotliSize = (address: string): number => brotliCompressSync(readFileSync(new URL(`.${address}`, clientFolder))).length / kilobyte;

if (buildIsStale()) await build();
const findAssets = await readManifest(clientFolder);
const assets = readdirSync(new URL('assets/', clientFolder));
const rows: { what: string; kB: number; budget: number }[] = [];

for (const [name, { module, javascript }] of Object.entries(screens)) {
  const { script, modulePreloads } = findAssets([module, 'src/brands/tarnbrook/index.ts']);
  rows.push({
    what: `JavaScript, ${name}`,
    kB: [script, ...modulePreloads].reduce((sum, file) => sum + brotliSize(file), 0),
    budget: javascript,
  });
}
for (const [name, { fonts }] of Object.entries(brands)) {
  const files = fonts.map((font) => assets.find((file) => file.startsWith(`${font}-`) && file.endsWith('.woff2')));
  // Fonts are compressed in themselves.
  const bytes = files.reduce(
    (sum, file) => sum + (file ? statSync(new URL(`assets/${file}`, clientFolder)).size : Number.POSITIVE_INFINITY),
    0,
  );
  rows.push({ what: `fonts, ${name}`, kB: bytes / kilobyte, budget: budgets.fonts });
}
for (const name of Object.keys(brands)) {
  const file = assets.find((asset) => asset.startsWith(`${name}-`) && asset.endsWith('.css'));
  rows.push({
    what: `style sheet, ${name}`,
    kB: file ? brotliSize(`/assets/${file}`) : Number.POSITIVE_INFINITY,
    budget: budgets.stylesheet,
  });
}

console.table(
  rows.map(({ what, kB, budget }) => ({ what, kB: Number(kB.toFixed(1)), budget, result: kB <= budget ? 'fits' : 'TOO LARGE' })),
);
if (rows.some(({ kB, budget }) => kB > budget)) process.exitCode = 1;
