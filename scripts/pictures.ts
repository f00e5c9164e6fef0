/**
 * `npm run pictures`: draws the brands' own pictures (wordmarks, marks, scenes) with the catalogue's studio. What it writes is committed, so
 * that neither build nor browser needs the studio.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { drawLogo, drawScene, type SceneName, type ShopBrand } from '../src/server/demo/pictures/index.ts';

const root = fileURLToPath(new URL('../src/', import.meta.url));

/** The scene on each brand's home page. */
const scenes: Record<ShopBrand, SceneName> = { tarnbrook: 'warehouse', gullwing: 'fish-market' };

/**
 * The wordmark as a fragment for `<use href="logo.svg#logo">`: one cached file that still takes the colour of the page around it. Its size goes into
 * the brand's content.
 */
function writeLogo(brand: ShopBrand): void {
  const [, opening = '', content = ''] = /^<svg ([^>]*)>(.*)<\/svg>$/su.exec(drawLogo(brand, 'light')) ?? [];
  const size = /viewBox="0 0 (\S+) (\S+)"/u.exec(opening);
  console.log(`${brand}: the logo is ${size?.[1]} by ${size?.[2]}`);
  writeFileSync(path.join(root, `brands/${brand}/logo.svg`), `<svg xmlns="http://www.w3.org/2000/svg"><g id="logo">${content}</g></svg>\n`);
}

async function writeScene(scene: SceneName, file: string, width: number): Promise<void> {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  await sharp(Buffer.from(drawScene(scene)))
    .resize({ width })
    .webp({ quality: 78, effort: 6 })
    .toFile(path.join(root, file));
}

for (const [brand, scene] of Object.entries(scenes) as [ShopBrand, SceneName][]) {
  writeLogo(brand);
  writeFileSync(path.join(root, `brands/${brand}/mark.svg`), drawLogo(brand, 'mark'));
  await writeScene(scene, `brands/${brand}/pictures/${scene}-640.webp`, 640);
  await writeScene(scene, `brands/${brand}/pictures/${scene}-1280.webp`, 1280);
}
await writeScene('no-results', 'storefront/screens/ProductList/no-products.webp', 480);
