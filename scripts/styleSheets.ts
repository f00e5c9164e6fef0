import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { brandNames } from '../src/brands/index.ts';
import { paths } from '../src/contract/pages.ts';
import { styleSheetsFile, type StyleSheetNotes } from '../src/server/pages/assets.ts';
import { clientFolder, loadServerEntry } from '../src/server/pages/production.ts';
import { listPath, searchPath } from '../src/storefront/navigation/queryPaths.ts';
import { emptyListState } from '../src/storefront/navigation/listState.ts';
import { sampleData } from './sampleData.ts';

/** The pages that most visitors see first. Rules of other screens stay in their own pages. */
const samplePages = [
  paths.home,
  paths.productList,
  listPath({ ...emptyListState, categoryId: 3, brands: ['Brand 1'], page: 9 }),
  searchPath('nothing'),
  paths.product(1),
];

/**
 * Writes, after the build, one style sheet per brand: the brand's own, and the rules of all components that the first pages show. Browsers cache it, so
 * pages carry only their own rules.
 */
export async function writeStyleSheets(): Promise<void> {
  const { renderPage, builtRulesProperty } = await loadServerEntry();
  const notes: StyleSheetNotes = {};
  for (const brand of brandNames) {
    const rules = new Map<string, string>();
    let theme = '';
    for (const address of samplePages) {
      const page = await renderPage(address, brand, 'http://localhost', sampleData);
      theme = page.theme.stylesheet;
      for (const [name, css] of page.styles.rules) rules.set(name, css);
    }
    const own = await readFile(new URL(`.${theme}`, clientFolder), 'utf8');
    const content = `:root{${builtRulesProperty}:"${[...rules.keys()].join(' ')}"}${own}${[...rules.values()].join('')}`;
    const address = `/assets/${brand}-${createHash('sha256').update(content).digest('base64url').slice(0, 8)}.css`;
    await writeFile(new URL(`.${address}`, clientFolder), content);
    notes[theme] = { address, rules: [...rules.keys()] };
  }
  await writeFile(new URL(styleSheetsFile, clientFolder), JSON.stringify(notes));
}
