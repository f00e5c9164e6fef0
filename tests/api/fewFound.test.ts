/** Searches that find little, as staff see them. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listFewFound } from '../../src/server/catalogue/fewFound.ts';
import { openFilledApp, type TestApp } from './harness.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await openFilledApp();
});
afterAll(() => shop?.close());

const search = (text: string, { from = '203.0.113.7', more = '' } = {}) =>
  shop.app.inject({ url: `/api/products?searchProduct=${encodeURIComponent(text)}${more}`, remoteAddress: from });
const counted = async () => {
  await shop.catalogue.fewFound.store(shop.database);
  return (await listFewFound(shop.database)).map(({ search: text, times }) => [text, times]);
};

it('are counted once for each visitor in a minute, whether they were worked out or cached, the most frequent first', async () => {
  expect((await search('Caviar')).json()).toMatchObject({ total: 0 });
  await search('saffron');
  for (const from of ['203.0.113.8', '203.0.113.9']) for (let times = 0; times < 3; times += 1) await search('caviar', { from });
  expect(await counted()).toEqual([
    ['caviar', 3],
    ['saffron', 1],
  ]);
  await search('saffron', { from: '203.0.113.8' });
  expect(await counted()).toContainEqual(['saffron', 2]);
});

it('are no searches that find enough, that only a filter empties, or that may name somebody', async () => {
  const before = await counted();
  expect((await search('haddock')).json<{ total: number }>().total).toBeGreaterThan(4);
  await search('haddock', { more: '&brands=Nobody', from: '203.0.113.10' });
  await search('kit@example.com');
  await shop.app.inject({ url: '/api/products/suggestions?q=cavi' });
  expect(await counted()).toEqual(before);
});

it('are none that only fetch ahead, as the shop does before its first visitors', async () => {
  const before = await counted();
  const url = '/api/products?searchProduct=zander';
  await shop.app.inject({ url, headers: { 'sec-purpose': 'prefetch' } });
  expect(await counted()).toEqual(before);
  await shop.app.inject({ url });
  expect(await counted()).toContainEqual(['zander', 1]);
});

it('begin anew with another range, which may have what was missing', async () => {
  shop.catalogue.fewFound.forget();
  const before = await counted();
  shop.catalogue.fewFound.count('/product-list/?search=caviar', '203.0.113.11');
  expect(await counted()).toEqual(before);
});
