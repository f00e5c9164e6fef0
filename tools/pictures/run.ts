/**
 * `npm run pictures`: draws the brands' own pictures (wordmarks, marks and icons, scenes, portraits, maps) with the lettering and
 * the packs of the demo's studio. Its files are committed, so that neither build nor browser needs the studio.
 *
 * `npm run pictures -- --contact-sheet FOLDER` writes sheets of the catalogue's drawings instead, to be looked at.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp, { type Sharp } from 'sharp';
import { iconsOf } from '../brand/icons.ts';
import { writeContactSheets } from './contactSheet.ts';
import { drawLogo, type ShopBrand } from './logos.ts';
import { drawTeamMember, gullwingTeam, tarnbrookTeam } from './scenes/crew.ts';
import { drawScene, type SceneName } from './scenes/index.ts';

const root = fileURLToPath(new URL('../../src/', import.meta.url));

/** The drawings of each brand: the scene on its home page, and its team. */
const brands: Record<ShopBrand, { scene: SceneName; team: readonly string[] }> = {
  tarnbrook: { scene: 'warehouse', team: Object.keys(tarnbrookTeam) },
  gullwing: { scene: 'fish-market', team: Object.keys(gullwingTeam) },
};

/** Scenes for the pages with a picture of their own, which is also the picture of a shared link to them. */
const pageScenes = ['counter', 'crew', 'round', 'map'] as const;

function place(file: string): string {
  const target = path.join(root, file);
  mkdirSync(path.dirname(target), { recursive: true });
  return target;
}

const drawn = (svg: string): Sharp => sharp(Buffer.from(svg));

/**
 * The wordmark as a fragment for `<use href="logo.svg#logo">`: one cached file that still takes the colour of the page around it. Its size goes into
 * the brand's content.
 */
function writeLogo(brand: ShopBrand): void {
  const [, opening = '', content = ''] = /^<svg ([^>]*)>(.*)<\/svg>$/su.exec(drawLogo(brand, 'light')) ?? [];
  const size = /viewBox="0 0 (\S+) (\S+)"/u.exec(opening);
  console.log(`${brand}: the logo is ${size?.[1]} by ${size?.[2]}`);
  writeFileSync(place(`brands/${brand}/logo.svg`), `<svg xmlns="http://www.w3.org/2000/svg"><g id="logo">${content}</g></svg>\n`);
}

async function writePicture(svg: string, file: string, width: number, quality = 78): Promise<void> {
  await drawn(svg).resize({ width }).webp({ quality, effort: 6 }).toFile(place(file));
}

/** The picture of a shared link: a scene under the brand's wordmark, in the shape and format that every service takes. */
async function writeSharePicture(brand: ShopBrand, scene: SceneName, file: string): Promise<void> {
  const [width, height, margin] = [1200, 630, 40];
  const logo = await drawn(drawLogo(brand, 'light')).resize({ width: 300 }).png().toBuffer({ resolveWithObject: true });
  const card = await sharp({
    create: { width: logo.info.width + 2 * margin, height: logo.info.height + margin, channels: 3, background: '#ffffff' },
  })
    .composite([{ input: logo.data, left: margin, top: margin / 2 }])
    .png()
    .toBuffer();
  await drawn(drawScene(scene))
    .resize({ width, height, fit: 'cover', position: 'bottom' })
    .composite([{ input: card, left: 0, top: 0 }])
    .jpeg({ quality: 80, mozjpeg: true })
    .toFile(place(file));
}

async function writeIcons(brand: ShopBrand): Promise<void> {
  const icons = await iconsOf(drawLogo(brand, 'mark'));
  for (const [file, data] of Object.entries(icons)) writeFileSync(place(`brands/${brand}/icons/${file}`), data);
}

const [option, sheetFolder] = process.argv.slice(2);
if (option === '--contact-sheet' && sheetFolder) {
  console.log(`${await writeContactSheets(sheetFolder)} drawings are on the sheets in ${sheetFolder}`);
} else {
  for (const [brand, { scene, team }] of Object.entries(brands) as [ShopBrand, (typeof brands)[ShopBrand]][]) {
    const folder = `brands/${brand}/pictures`;
    writeLogo(brand);
    writeFileSync(place(`brands/${brand}/mark.svg`), drawLogo(brand, 'mark'));
    await writeIcons(brand);
    await writePicture(drawScene(scene), `${folder}/${scene}-640.webp`, 640);
    await writePicture(drawScene(scene), `${folder}/${scene}-1280.webp`, 1280);
    await writeSharePicture(brand, scene, `${folder}/share.jpg`);
    for (const name of pageScenes) {
      await writePicture(drawScene(`${name}-${brand}`), `${folder}/${name}-640.webp`, 640, 72);
      await writePicture(drawScene(`${name}-${brand}`), `${folder}/${name}-1280.webp`, 1280, 68);
      await writeSharePicture(brand, `${name}-${brand}`, `${folder}/share-${name}.jpg`);
    }
    await writePicture(drawScene(`no-results-${brand}`), `${folder}/no-products.webp`, 480);
    for (const member of team) await writePicture(drawTeamMember(brand, member), `${folder}/team-${member}.webp`, 320);
  }
}
