/**
 * Searches in random phrasings and with random slips never show a product whose own label speaks against them: over the demo, and over a range of 500 products
 * whose file has wild allergen cells. `RANDOM_SEARCHES=10000` asks that many instead of the usual part.
 */
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ProductsAnswer } from '../../src/contract/catalogue.ts';
import { Desk, openServer, runCli } from '../api/commandLineHarness.ts';
import { freshDatabase, get, openDemoApp, type FreshDatabase, type TestApp } from '../api/harness.ts';
import { demo, demoSource } from '../setup/demoRange.ts';
import { ask, Dice, type Label } from './phrasings.ts';
import { wildRange } from './wildRange.ts';

const searches = Number(process.env['RANDOM_SEARCHES'] ?? 400);
const seed = Number(process.env['RANDOM_SEED'] ?? 20_261_125);

const wild = wildRange(500, seed);
const demoLabels: ReadonlyMap<string, Label> = new Map(
  demo.products.map(({ code, name, allergens, ingredients = '', variants }) => [
    code,
    {
      name,
      contains: allergens?.contains,
      mayContain: allergens?.mayContain ?? [],
      ingredients,
      tags: variants.flatMap(({ tags }) => tags),
    },
  ]),
);

let demoShop: TestApp;
let wildShop: TestApp;
let fresh: FreshDatabase;
let desk: Desk;
beforeAll(async () => {
  demoShop = await openDemoApp(demoSource);
  fresh = await freshDatabase();
  wildShop = await openServer(fresh.config);
  desk = await Desk.open();
  const file = await desk.csv('wild.csv', wild.columns, ...wild.rows);
  const { code, err } = await runCli(fresh.config, 'catalogue', 'import', file, '--keep-good');
  if (code !== 0) throw new Error(err);
  await wildShop.catalogue.refresh();
}, 240_000);
afterAll(async () => {
  await demoShop?.close();
  await wildShop?.close();
  await fresh?.remove();
  await desk?.remove();
});

it.each([
  ['the demo', () => demoShop, demoLabels],
  ['a file with wild allergen cells', () => wildShop, wild.labels],
])(
  `shows nothing whose label speaks against the search: half of ${searches} over %s`,
  async (_, shop, labels) => {
    const dice = new Dice(seed);
    const names = [...labels.values()].flatMap(({ name }) => name.toLowerCase().match(/\p{L}{3,}/gu) ?? []);
    const words = new Set(
      [...labels.values()].flatMap(
        (label) =>
          [label.name, label.ingredients, ...label.tags]
            .join(' ')
            .toLowerCase()
            .match(/\p{L}+/gu) ?? [],
      ),
    );
    const goods = names.filter((word) => !/free|less|vegan|halal/u.test(word));
    const wrong: string[] = [];
    let shown = 0;
    for (let count = 0; count < searches / 2; count++) {
      const { text, objection } = ask(dice, goods, (word) => words.has(word));
      const { status, body } = await get<ProductsAnswer>(shop(), `/api/products?limit=100&searchProduct=${encodeURIComponent(text)}`);
      expect({ text, status, body }).toMatchObject({ status: 200 });
      const { data } = body;
      shown += data.length;
      const reasons = data.flatMap(({ code }) => {
        const label = labels.get(code!)!;
        const reason = objection(label);
        return reason ? [`"${text}" shows ${label.name}, which ${reason}`] : [];
      });
      // One product tells enough about a search.
      wrong.push(...reasons.slice(0, 1));
    }
    expect(wrong.slice(0, 20)).toEqual([]);
    // A search that shows nothing would pass as well.
    expect(shown).toBeGreaterThan(searches / 2);
  },
  3_600_000,
);
