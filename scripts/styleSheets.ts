import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { brandNames } from '../src/brands/index.ts';
import type { Category, Product, ProductsAnswer } from '../src/contract/catalogue.ts';
import { styleSheetsFile, type StyleSheetNotes } from '../src/server/pages/assets.ts';
import { clientFolder, loadServerEntry } from '../src/server/pages/production.ts';
import type { PageData } from '../src/storefront/entry-server.tsx';

/** A small range whose pages show every common part at least once. */
const category = (id: number, subCategories: Category[]): Category => ({
  id,
  name: `Category ${id}`,
  imageURL: '/media/sample',
  isMainCategory: subCategories.length > 0,
  subCategories,
});
const tree = [category(1, [category(2, [category(3, [])])]), category(4, [category(5, [])])];
const products = Array.from({ length: 18 }, (_, index): Product => ({
  productId: index + 1,
  name: `Product ${index + 1}`,
  brand: `Brand ${index % 12}`,
  packSize: '6 × 1 kg',
  code: `CODE${index}`,
  storage: (['ambient', 'chilled', 'frozen'] as const)[index % 3]!,
  variants: [{ images: ['/media/front', '/media/back', '/media/case', '/media/close'], tags: [{ id: 1, name: 'Tag' }] }],
  categories: [{ id: 3, name: 'Category 3' }],
  description: 'What it is.',
  caseSize: 'Case of 6',
  allergens: { contains: ['Fish'], mayContain: ['Milk'] },
  ingredients: 'Cod',
}));

const list = (found: readonly Product[]): ProductsAnswer => ({
  data: [...found],
  brands: [...new Set(products.map(({ brand }) => brand))],
  total: found.length * 10,
  totalPages: found.length * 10,
  path: [{ id: 3, name: 'Category 3' }],
});

const sampleData: PageData = {
  mainCategories: async () => ({ data: tree }),
  categories: async () => tree,
  products: async ({ search, limit }) => list(search === 'nothing' ? [] : products.slice(0, limit)),
  productDetails: async (id) => ({
    data: { productDetails: products.slice(0, id), relatedProducts: products.slice(0, 8), tags: [{ id: 1, name: 'Tag' }], path: [] },
  }),
  jobs: async () => [],
  job: async () => undefined,
};

/** The pages that most visitors see first. Rules of other screens stay in their own pages. */
const samplePages = [
  '/',
  '/product-list',
  '/product-list/?categoryId=3&brands=Brand+1&page=9',
  '/product-list/?search=nothing',
  '/product/1',
];

/**
 * Writes, after the build, one style sheet per brand: the brand's own, and the rules of all components that the first pages show. Browsers keep it, so
 * pages carry only what is special about them.
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
    const content = `${own}:root{${builtRulesProperty}:"${[...rules.keys()].join(' ')}"}${[...rules.values()].join('')}`;
    const address = `/assets/${brand}-${createHash('sha256').update(content).digest('base64url').slice(0, 8)}.css`;
    await writeFile(new URL(`.${address}`, clientFolder), content);
    notes[theme] = { address, rules: [...rules.keys()] };
  }
  await writeFile(new URL(styleSheetsFile, clientFolder), JSON.stringify(notes));
}
