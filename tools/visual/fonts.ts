/** The fonts of the browser that takes pictures. */
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium as playwright } from 'playwright';
import { create } from 'fontkit';
import subsetFont from 'subset-font';
import { chromiumArgs } from '../testing/browser.ts';

const root = path.join(import.meta.dirname, '../..');

/** Has the browser know no other fonts than those of this repository, where it asks fontconfig (Linux). Both trees are drawn with the fonts of this one. */
export const ownFonts = { FONTCONFIG_FILE: path.join(root, 'tests/visual/fonts.conf') };

/** Writes the fonts that `fonts.conf` names: one family for all writing systems that its package has, as files that the system can read. */
export async function writeOwnFonts(): Promise<void> {
  const folder = path.join(root, '.visual/fonts');
  mkdirSync(folder, { recursive: true });
  const files = globSync('node_modules/@fontsource-variable/nunito-sans/files/*-wght-normal.woff2', { cwd: root });
  for (const file of files) {
    const font = readFileSync(path.join(root, file));
    const opened = create(font);
    if (!('characterSet' in opened)) throw new Error(`${file} has several fonts in it.`);
    const text = String.fromCodePoint(...opened.characterSet);
    writeFileSync(path.join(folder, `${path.basename(file, '.woff2')}.ttf`), await subsetFont(font, text, { targetFormat: 'sfnt' }));
  }
}

const families = ['sans-serif', 'serif', 'monospace', 'system-ui', 'Arial'];

/** Names of the fonts that a browser draws text with where a page's own fonts do not have it. */
export async function fontsOf(executablePath: string, environment: NodeJS.ProcessEnv = ownFonts): Promise<string[]> {
  const browser = await playwright.launch({ executablePath, args: [...chromiumArgs], env: { ...process.env, ...environment } });
  try {
    const page = await browser.newPage();
    await page.setContent(families.map((family) => `<p style="font-family: ${family}">Hamburgefonstiv ĄŵЖ</p>`).join(''));
    const session = await page.context().newCDPSession(page);
    await session.send('DOM.enable');
    await session.send('CSS.enable');
    const { root } = await session.send('DOM.getDocument');
    const { nodeIds } = await session.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector: 'p' });
    const used = await Promise.all(nodeIds.map((nodeId) => session.send('CSS.getPlatformFontsForNode', { nodeId })));
    return [...new Set(used.flatMap(({ fonts }) => fonts.map(({ familyName }) => familyName)))].toSorted();
  } finally {
    await browser.close();
  }
}

/** Names of the fonts in the repository; a single weight has its name after it. */
const inRepository = /^(?:Archivo|Commissioner|Fraunces|Nunito Sans)\b/u;

/** Fonts among them that are the machine's: pictures with these look different elsewhere. */
export const fontsOfMachine = (fonts: readonly string[]): string[] => fonts.filter((name) => !inRepository.test(name));

/** The browser and the fonts that draw pictures. */
export interface Drawing {
  /** Name and version of the browser. */
  chromium: string;
  fonts: readonly string[];
}

/** A sentence on the browser and the fonts that drew the pictures, and whether other machines would draw them differently. */
export function drawnWith({ chromium, fonts }: Drawing): string {
  const others = fontsOfMachine(fonts);
  return others.length === 0
    ? `Both drawn by ${chromium} with the fonts of the repository (${path.relative(root, ownFonts.FONTCONFIG_FILE)}).`
    : `Both drawn by ${chromium} with fonts of this machine: ${others.join(', ')}. Where a letter is not in the brand’s font, pictures of other machines differ.`;
}
