import { afterAll, beforeAll, expect, it } from 'vitest';
import type { SearchExplanation } from '../../src/server/catalogue/index.ts';
import { runCli } from './commandLineHarness.ts';
import { freshDatabase, type FreshDatabase } from './harness.ts';

let shop: FreshDatabase;
beforeAll(async () => {
  shop = await freshDatabase('filled');
});
afterAll(() => shop?.remove());

const explain = async (search: string) =>
  JSON.parse((await runCli(shop.config, 'search', 'explain', search, '--json')).out) as SearchExplanation;

it('tells how the words of a search are read, and which products come first for it', async () => {
  const { words, products } = await explain('haddock xyzzy');
  expect(words).toEqual([{ words: 'haddock', condition: expect.stringContaining("'haddock'") as string }, { words: 'xyzzy' }]);
  expect(products[0]).toMatchObject({ name: expect.stringMatching(/haddock/iu) as string, hasAll: true });
  expect(products.map(({ score }) => score)).toEqual(products.map(({ score }) => score).toSorted((a, b) => b - a));
});

it('tells whom a search protects, and what is asked where that is in doubt, while it shows nothing', async () => {
  expect(await explain('gluten free haddock')).toMatchObject({ protects: ['gluten free'], questions: [] });
  const { questions, products } = await explain('glutn free haddock');
  expect(questions).toContain('gluten free haddock');
  expect(products).toEqual([]);
  expect((await runCli(shop.config, 'search', 'explain', 'glutn free haddock')).out).toMatch(
    /Asks: gluten free haddock.*\n\nIt shows nothing\.\n$/su,
  );
});
