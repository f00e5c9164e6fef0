import type { Category, Product, ProductsAnswer } from '../src/contract/catalogue.ts';
import type { PageData } from '../src/storefront/prefetch.ts';

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

/** Answers for pages that are rendered without a shop, by the build and by `npm run size`. */
export const sampleData: PageData = {
  mainCategories: async () => ({ data: tree }),
  categories: async () => tree,
  products: async ({ search, limit }) => list(search === 'nothing' ? [] : products.slice(0, limit)),
  productDetails: async (id) => ({
    data: { productDetails: products.slice(0, id), relatedProducts: products.slice(0, 8), tags: [{ id: 1, name: 'Tag' }], path: [] },
  }),
  jobs: async () => [],
  job: async () => undefined,
};
