import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { productDetailsAnswerSchema, type ProductDetailsAnswer, type ProductsAnswer } from '../../src/contract/catalogue.ts';
import { fixtureCatalogue } from './fixture.ts';
import { get, openAppWith, type TestApp } from './harness.ts';

/** The fixture, with boxes of two sizes in several packs, and one of another brand. */
const [cola] = fixtureCatalogue.products;
const box = (code: string, name: string, packSize: string, more: object = {}) => ({
  ...cola!,
  code,
  name: `Boxrigg ${name} ${packSize}`,
  brand: 'Boxrigg',
  packSize,
  caseSize: '1 case',
  barcode: undefined,
  storage: undefined,
  ...more,
});
const source = {
  ...fixtureCatalogue,
  products: [
    ...fixtureCatalogue.products,
    box('B1', 'Pizza Box 12 inch', '100 pieces'),
    box('B2', 'Pizza Box 7 inch', '100 pieces'),
    box('B3', 'Pizza Box 7 inch', '50 pieces'),
    box('B4', 'Chip Box', '50 pieces'),
    box('B5', 'Pizza Box 9 inch', '50 pieces', { brand: 'Foldwick', name: 'Foldwick Pizza Box 9 inch 50 pieces' }),
  ],
};

let shop: TestApp;
beforeAll(async () => {
  shop = await openAppWith(source);
});
afterAll(() => shop?.close());

const products = async (query: string) => (await get<ProductsAnswer>(shop, `/api/products?${query}`)).body;
const details = async (code: string) => {
  const { productId } = (await products(`searchProduct=${code}`)).data[0]!;
  return productDetailsAnswerSchema.parse((await get<ProductDetailsAnswer>(shop, `/api/products/details/${productId}`)).body).data;
};

describe('the page of a product', () => {
  it('has the packs of its article, from the smallest', async () => {
    const { packs, productDetails } = await details('B1');
    expect(packs!.map(({ code, size, packSize }) => [code, size, packSize])).toEqual([
      ['B3', '7 inch', '50 pieces'],
      ['B2', '7 inch', '100 pieces'],
      ['B1', '12 inch', '100 pieces'],
    ]);
    expect(packs!.at(-1)).toMatchObject({
      productId: productDetails[0]!.productId,
      name: 'Boxrigg Pizza Box 12 inch 100 pieces',
      caseSize: '1 case',
    });
  });

  it('has none where its article has one pack', async () => {
    expect(await details('B4')).not.toHaveProperty('packs');
  });
});

describe('a list with families=1', () => {
  const codesOf = async (query: string) => (await products(query)).data.map(({ code, packs }) => [code, packs]);

  it('has the first pack of each article in its order, for all of them', async () => {
    expect(await codesOf('families=1&searchProduct=boxrigg&sorting=alphabetical_asc')).toEqual([
      ['B4', undefined],
      ['B1', 3],
    ]);
    expect(await codesOf('families=1&brands=Boxrigg&sorting=alphabetical_desc')).toEqual([
      ['B3', 3],
      ['B4', undefined],
    ]);
  });

  it('puts the best match in front', async () => {
    expect((await codesOf('families=1&searchProduct=boxrigg 7 inch'))[0]).toEqual([expect.stringMatching(/B[23]/u), 3]);
    expect((await codesOf('families=1&searchProduct=boxrigg 12 inch'))[0]).toEqual(['B1', 3]);
  });

  it('has pages of articles and the number of products, whatever is chosen', async () => {
    const query = 'families=1&brands=Boxrigg&limit=1';
    expect(await products(query)).toMatchObject({ total: 4, families: 2, totalPages: 2 });
    expect(await products(`${query}&offset=1&searchProduct=box`)).toMatchObject({ total: 4, totalPages: 2, data: [{}] });
    expect(await products('brands=Boxrigg&limit=1')).toMatchObject({ total: 4, totalPages: 4 });
  });
});
