/** `npm run size`: the size of each screen's first load, as it is sent (brotli), against its budget. Exits with 1 when a budget is exceeded. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { brandNames } from '../../src/brands/index.ts';
import { readManifest } from '../../src/server/pages/assets.ts';
import { clientFolder, loadServerEntry } from '../../src/server/pages/production.ts';
import { build } from '../../scripts/build.ts';
import { buildIsStale } from '../../scripts/stale.ts';
import { sampleData } from '../../scripts/sampleData.ts';
import { screenAddresses } from './screenAddresses.ts';
import { fontsOf } from '../tokens/fontFaces.ts';
import { loadTokens } from '../tokens/load.ts';

const kilobyte = 1024;

/** Budgets in kB of 1024 bytes: the present sizes, rounded up. */
const budgets = { stylesheet: 15.8, fonts: 45 };

/** JavaScript of each screen at a first visit. The aims for the first three are 115, 122 and 121. */
const screens: Record<keyof typeof screenAddresses, number> = {
  home: 115,
  'product list': 122,
  product: 121.1,
  careers: 143.1,
  'job detail': 147.7,
  'job application': 199.2,
  'account form': 207.7,
  'about us': 144.6,
  'contact us': 187.7,
  terms: 122.2,
  privacy: 120.3,
  login: 186.7,
  'reset password': 178.7,
  'change password': 184.3,
  'verify mail': 116.5,
  answer: 199.6,
  error: 112.1,
  'not sent': 117.2,
};

const brotliSize = (address: string): number => brotliCompressSync(readFileSync(new URL(`.${address}`, clientFolder))).length / kilobyte;

if (buildIsStale()) await build();
const [findAssets, { renderPage, screenModules }] = await Promise.all([readManifest(clientFolder), loadServerEntry()]);
const assetUrl = (file: string) => new URL(`assets/${file}`, clientFolder);
// Those of the former build are there as well, and are older.
const assets = readdirSync(assetUrl('')).toSorted((one, other) => statSync(assetUrl(other)).mtimeMs - statSync(assetUrl(one)).mtimeMs);
const rows: { what: string; kB: number; budget: number }[] = [];

const unmeasured = new Set(screenModules);
for (const [name, address] of Object.entries(screenAddresses)) {
  const weights = await Promise.all(
    brandNames.map(async (brand) => {
      const { modules } = await renderPage(address, brand, 'http://localhost', sampleData);
      for (const module of modules) unmeasured.delete(module);
      const { script, modulePreloads } = findAssets(modules);
      return [script, ...modulePreloads].reduce((sum, file) => sum + brotliSize(file), 0);
    }),
  );
  rows.push({ what: `JavaScript, ${name}`, kB: Math.max(...weights), budget: screens[name as keyof typeof screens] });
}
if (unmeasured.size > 0) throw new Error(`These screens have no budget: ${[...unmeasured].join(', ')}`);
for (const [name, themes] of Object.entries(await loadTokens())) {
  const files = fontsOf(themes.light).map((font) => {
    const [stem, ending] = font.file.split('.');
    return assets.find((file) => file.startsWith(`${stem}-`) && file.endsWith(`.${ending}`));
  });
  // Font files are compressed already.
  const bytes = files.reduce((sum, file) => sum + (file ? statSync(assetUrl(file)).size : Number.POSITIVE_INFINITY), 0);
  rows.push({ what: `fonts, ${name}`, kB: bytes / kilobyte, budget: budgets.fonts });
}
for (const name of brandNames) {
  const file = assets.find((asset) => asset.startsWith(`${name}-`) && asset.endsWith('.css'));
  rows.push({ what: `style sheet, ${name}`, kB: file ? brotliSize(`/assets/${file}`) : Infinity, budget: budgets.stylesheet });
}

console.table(
  rows.map(({ what, kB, budget }) => ({ what, kB: Number(kB.toFixed(1)), budget, result: kB <= budget ? 'fits' : 'TOO LARGE' })),
);
if (rows.some(({ kB, budget }) => kB > budget)) process.exitCode = 1;
