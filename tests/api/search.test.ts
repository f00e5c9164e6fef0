import { afterAll, beforeAll, expect, it } from 'vitest';
import { brandNames, loadBrand } from '../../src/brands/index.ts';
import type { ProductsAnswer } from '../../src/contract/catalogue.ts';
import { demo, demoSource } from '../setup/demoRange.ts';
import { meets } from '../search/meets.ts';
import { queries, type QueryClass, type SearchQuery } from '../search/queries.ts';
import { get, openDemoApp, type TestApp } from './harness.ts';

/** Share of queries whose first page must hold the expected products: of all queries, and of each class. */
const goal = { overall: 0.97, perClass: 0.96 };

/** Digits that a buyer types who remembers only the beginning of a code. */
const codeBeginning = 5;

const byCode = new Map(demo.products.map((product) => [product.code, product]));
const byName = new Map(demo.products.map((product) => [product.name, product]));

let shop: TestApp;
beforeAll(async () => {
  shop = await openDemoApp(demoSource);
}, 300_000);
afterAll(() => shop?.close());

const search = async (text: string) => (await get<ProductsAnswer>(shop, `/api/products?searchProduct=${encodeURIComponent(text)}`)).body;

it('finds what buyers look for, on the first page', async () => {
  const results = new Map<QueryClass, { asked: number; answered: number }>();
  const failures: string[] = [];
  for (const query of queries) {
    const text = textOf(query);
    const first = await search(text);
    if (query.asks) expect(first).toMatchObject({ total: 0, suggestion: query.asks });
    const { data, total } = query.asks ? await search(query.asks) : first;
    const matching = data.filter(({ code }) => meets(byCode.get(code!)!, query.expect)).length;
    const result = results.get(query.class) ?? { asked: 0, answered: 0 };
    result.asked += 1;
    const { never } = query.expect;
    const unwanted = never ? data.filter(({ code }) => meets(byCode.get(code!)!, never)).map(({ name }) => name) : [];
    if (unwanted.length > 0) failures.push(`${query.class}: "${text}" has ${unwanted.join(', ')} on the first page`);
    else if (matching >= (query.expect.atLeast ?? 1)) result.answered += 1;
    else failures.push(`${query.class}: "${text}" has ${matching} of ${query.expect.atLeast ?? 1} on the first page (${total} found)`);
    results.set(query.class, result);
  }
  const all = [...results.values()];
  const overall = sum(all.map(({ answered }) => answered)) / sum(all.map(({ asked }) => asked));
  const report = [
    ...Array.from(
      results,
      ([name, { asked, answered }]) =>
        `${name.padEnd(20)} ${String(answered).padStart(3)} of ${String(asked).padStart(3)}  ${percent(answered / asked)}`,
    ),
    `${'all'.padEnd(20)} ${String(sum(all.map(({ answered }) => answered))).padStart(3)} of ${queries.length}  ${percent(overall)}`,
    ...failures,
  ].join('\n');
  console.log(`Search queries answered on the first page\n${report}`);
  expect(overall, report).toBeGreaterThanOrEqual(goal.overall);
  for (const [name, { asked, answered }] of results) expect(answered / asked, name).toBeGreaterThanOrEqual(goal.perClass);
});

it.each(brandNames)('finds first what the cards of the home page of %s name', async (name) => {
  const { extras } = await loadBrand(name);
  for (const { title } of (await extras?.())?.guide?.points ?? []) {
    const [kind, size] = title.split(/ (?=\d)/u);
    const [first] = (await search(title)).data;
    expect(first!.name.toLowerCase(), title).toContain(kind!.toLowerCase());
    expect(first!.name).toContain(size);
  }
});

it.each([
  ['cans of cola', undefined],
  ['can cola', undefined],
  ['cafe latte', undefined],
  ['catsup', undefined],
  ['haddok', 'haddock'],
  ['burgr boxes', 'burger boxes'],
  ['cola trampoline', 'cola'],
  ['vanilla latte umbrella', 'vanilla latte'],
  ['nut free chocolate', undefined],
  ['haddock fillets 4-6oz', 'haddock fillets'],
])('says of "%s" that it was understood as: %s', async (typed, meant) => {
  const { suggestion, total } = await search(typed);
  expect(total).toBeGreaterThan(0);
  expect(suggestion).toBe(meant);
});

it('answers "nut free" alone with food that declares no nuts, where none says so, and says that it was judged', async () => {
  const { data, total, judgedByAllergens } = await search('nut free');
  expect(total).toBeGreaterThan(1_000);
  expect(judgedByAllergens).toEqual(['nut free']);
  for (const { code } of data) {
    expect(byCode.get(code!)!.allergens).toBeDefined();
    expect(declaredBy(code!).join()).not.toMatch(/nut/iu);
  }
});

it.each([
  ['dairy free', ['dairy free'], /dairy free/iu, /milk/iu],
  ['non dairy', ['dairy free'], /dairy free/iu, /milk/iu],
  ['lactose free', undefined, /lactose free/iu, undefined],
])('lists for "%s" alone what says so first, then food that declares none of it', async (typed, judgedByAllergens, said, declared) => {
  const answer = await search(typed);
  expect(answer.judgedByAllergens).toEqual(judgedByAllergens);
  expect(answer.data[0]!.name).toMatch(said);
  expect(answer.total).toBeGreaterThan(1_000);
  for (const { code } of answer.data) if (declared) expect(declaredBy(code!).join()).not.toMatch(declared);
});

it('takes milk for lactose free only where it says so', async () => {
  const { data } = (await get<ProductsAnswer>(shop, '/api/products?searchProduct=lactose%20free&limit=100')).body;
  const withMilk = data.filter(({ code }) => declaredBy(code!).join().includes('Milk'));
  expect(withMilk.length).toBeGreaterThan(0);
  for (const { name } of withMilk) expect(name).toMatch(/lactose free/iu);
});

it.each([
  ['dairy free', 'gluten free dairy free'],
  ['gluten free', 'gluten free dairy free'],
  ['gluten free', 'vegan gluten free'],
  ['vegan', 'vegan nut free'],
  ['milk free', 'milk free egg free'],
  ['lactose free', 'lactose free gluten free'],
])('finds no more when a word is added: "%s", then "%s"', async (fewer, more) => {
  const [before, after] = [await search(fewer), await search(more)];
  expect(after.total).toBeGreaterThan(0);
  expect(after.total).toBeLessThanOrEqual(before.total);
});

it.each([
  ['gluten free', /gluten/iu],
  ['vegan', undefined],
])('takes no declaration for "%s", a claim that only the maker can give', async (typed, never) => {
  const { data, judgedByAllergens } = await search(typed);
  expect(judgedByAllergens).toBeUndefined();
  for (const { code } of data) {
    expect(JSON.stringify(byCode.get(code!))).toMatch(new RegExp(typed, 'iu'));
    if (never) expect(declaredBy(code!).join()).not.toMatch(never);
  }
});

it.each([
  ['suitable for vegans', 'vegan'],
  ['suitable for coeliacs', 'gluten free'],
  ['suitable for vegetarians', 'vegetarian'],
  ['burgers suitable for vegans', 'burgers vegan'],
  ['ok for nut allergy', 'nut free'],
  ['safe for people with a nut allergy', 'nut free'],
  ['fit for coeliacs', 'gluten free'],
  ['safe for milk allergy', 'milk free'],
])('understands "%s" as "%s"', async (typed, meant) => {
  const [said, plain] = [await search(typed), await search(meant)];
  expect(plain.total).toBeGreaterThan(0);
  expect(said.total).toBe(plain.total);
  expect(said.protectedWords).toEqual(plain.protectedWords);
});

it('does not show what is said to be vegan for "unsuitable for vegans"', async () => {
  const { data, deniedWords, protectedWords } = await search('burgers unsuitable for vegans');
  expect({ deniedWords, protectedWords }).toEqual({ deniedWords: ['vegan'], protectedWords: undefined });
  for (const { name } of data) expect(name).not.toMatch(/vegan/iu);
});

it.each([
  ['nutf ree cake', ['nut free']],
  ['nu tfree', ['nut free']],
  ['nonuts', ['nut free']],
  ['noo nuts', ['nut free']],
  ['nt allergy', ['nut free']],
  ['wthout milk', ['milk free']],
  ['fre from egg', ['egg free']],
  ['fre from egg and mlk', ['egg free', 'milk free']],
  ['nut egg dairy free cake', ['nut free', 'egg free', 'dairy free']],
  ['lactoseintolerant', ['lactose free']],
  ['shell fish allergy', ['shellfish free']],
  ['allergic to tomatoes', ['tomatoes free']],
  ['does not contain milk', ['milk free']],
  ['cake w/o eggs', ['egg free']],
  ['latx fre gloves', ['latex free']],
  ['ltex free gloves', ['latex free']],
  ['halalchicken', ['halal']],
  ['veg an burgers', ['vegan']],
  ['mssc cod', ['MSC certified']],
  ['m.s.c. cod', ['MSC certified']],
  ['coeliacs bread', ['gluten free']],
  ['celiac pasta', ['gluten free']],
  ['anaphylaxis', ['allergen free']],
  ['cake allergen free', ['allergen free']],
  ['diabetic sweets', ['sugar free']],
  ['freefrom bread', ['free-from']],
  ['carb free bread', ['carb free']],
  ['sulphate free soap', ['sulphate free']],
])('reads "%s" as a search that protects: %s', async (typed, words) => {
  expect((await search(typed)).protectedWords).toEqual(words);
});

it.each([
  ['wheat free pasta', /penne/iu],
  ['eggless cake', /cake/iu],
])('lists for "%s" what is named so before what only stands in a category of that name', async (typed, named) => {
  const { data } = await search(typed);
  const isNamed = data.map(({ name }) => named.test(name));
  expect(isNamed[0]).toBe(true);
  expect(isNamed.lastIndexOf(true)).toBeLessThan(isNamed.indexOf(false) < 0 ? isNamed.length : isNamed.indexOf(false));
});

it.each([
  ['egan sausage', ['vegan']],
  ['began sausage', ['vegan']],
  ['egetarian burger', ['vegetarian']],
  ['beggie burger', ['vegetarian']],
  ['alal chicken', ['halal']],
  ['jalal chicken', ['halal']],
  ['losher salt', ['kosher']],
  ['osher salt', ['kosher']],
  ['kosha salt', ['kosher']],
  ['oeliac batter', ['gluten free']],
  ['voeliac batter', ['gluten free']],
  ['mdc haddock', ['MSC certified']],
  ['ms haddock', ['MSC certified']],
  ['lant based burger', ['plant based']],
  ['eggles mayo', ['egg free']],
  ['wggless mayo', ['egg free']],
  ['dairyess cake', ['dairy free']],
  ['egglesscake', ['egg free']],
  ['egg-less mayo', ['egg free']],
  ['nut less cake', ['nut free']],
  ['nut lss cake', ['nut free']],
  ['mo nuts cake', ['nut free']],
  ['n nuts cake', ['nut free']],
  ['ithout egg mayo', ['egg free']],
  ['ree from egg cake', ['egg free']],
  ['free fom egg cake', ['egg free']],
  ['carbless bread', ['carb free']],
])('holds what "%s" protects in doubt: %s', async (typed, words) => {
  expect((await search(typed)).protectedWords).toEqual(words);
});

it.each([
  ['mut less cake', 'nut free'],
  ['utfree cake', 'nut free'],
  ['no nits cake', 'nut free'],
  ['without ehg mayo', 'egg free mayo'],
  ['diary free', 'dairy free'],
])('finds nothing for "%s", a misspelling of the thing itself, and asks whether "%s" was meant', async (typed, meant) => {
  expect(await search(typed)).toMatchObject({ total: 0, suggestion: meant });
});

it.each([
  'pain au chocolat',
  'goats cheese',
  'boneless chicken',
  'stainless steel',
  'doughnuts',
  'fruit n nut',
  'fish n chips',
  'skin on fish',
  'tree nuts',
  'mac cheese',
  'lo salt',
])('takes nothing in "%s" for a misspelling of a protective word', async (typed) => {
  expect((await search(typed)).protectedWords).toBeUndefined();
});

it.each(['lactose free', 'lactose free milk', 'lactose free cheese'])(
  'does not say of "%s" that none declares milk, but that a claim is no matter of milk allergy',
  async (typed) => {
    const { total, judgedByAllergens, claimedDespiteAllergens } = await search(typed);
    expect(total).toBeGreaterThan(0);
    expect({ judgedByAllergens, claimedDespiteAllergens }).toEqual({
      judgedByAllergens: undefined,
      claimedDespiteAllergens: ['lactose free'],
    });
  },
);

it('shows free-from goods for "free from bread"', async () => {
  const { data, total } = await search('freefrom bread');
  expect(total).toBeGreaterThan(0);
  expect((await search('free from bread')).total).toBe(total);
  for (const { code } of data) expect(JSON.stringify(byCode.get(code!))).toMatch(/(?:gluten|dairy|lactose|egg|milk) free/iu);
});

it.each([
  ['no msg', 'msg free'],
  ['without msg', 'msg free'],
  ['no MSG sauce', 'msg free'],
  ['sauce without added msg', 'msg free'],
  ['msg free', 'msg free'],
  ['MSG-free gravy', 'msg free'],
  ['monosodium glutamate free sauce', 'msg free'],
  ['no E621 sauce', 'msg free'],
  ['e471 free bread', 'e471 free'],
  ['no added salt crisps', 'salt free'],
  ['non alcoholic wine', 'alcohol free'],
  ['non-alcoholic wine', 'alcohol free'],
  ['nonalcoholic wine', 'alcohol free'],
  ['zero alcohol beer', 'alcohol free'],
  ['0% alcohol beer', 'alcohol free'],
  ['0.0 beer', 'alcohol free'],
  ['0.0% lager', 'alcohol free'],
  ['beer 0%', 'alcohol free'],
  ['dealcoholised wine', 'alcohol free'],
  ['de-alcoholized wine', 'alcohol free'],
  ['unalcoholic beer', 'alcohol free'],
  ['non caffeinated cola', 'caffeine free'],
  ['unsulphured wine', 'sulphite free'],
  ['NF cake', 'nut free'],
  ['V burger', 'vegetarian'],
  ['(v) burger', 'vegetarian'],
  ['burger (ve)', 'vegan'],
  ['VG burger', 'vegan'],
  ['ve', 'vegan'],
  ['v', 'vegetarian'],
  ['gelatin free sweets', 'gelatine free'],
  ['chicken suitable for muslims', 'halal'],
  ['muslim chicken', 'halal'],
  ['islamic food', 'halal'],
  ['jewish bread', 'kosher'],
  ['suitable for hindus', 'beef free'],
  ['hindu burger', 'beef free'],
  ['asc prawns', 'ASC certified'],
  ['asc certified prawns', 'ASC certified'],
])('takes "%s" for a search that protects: "%s"', async (typed, words) => {
  expect((await search(typed)).protectedWords).toEqual([words]);
});

it.each([
  'no msg',
  'msg free',
  'no MSG sauce',
  'non alcoholic wine',
  '0% alcohol beer',
  'NF cake',
  'asc prawns',
  'jewish bread',
  'suitable for hindus',
])('finds nothing for "%s", and neither suggests another word nor leaves one out', async (typed) => {
  const { total, leftOut, nearWords, suggestion, deniedWords } = await search(typed);
  expect({ total, leftOut, nearWords, suggestion, deniedWords }).toEqual({ total: 0 });
});

it.each(['non alcoholic hand gel', 'non-alcoholic sanitiser'])('shows what is said to be free of alcohol for "%s"', async (typed) => {
  const { data, total } = await search(typed);
  expect(total).toBeGreaterThan(0);
  for (const { name } of data) expect(name).toMatch(/alcohol free/iu);
});

it.each([
  ['cake -nuts', ['nut free']],
  ['-nuts cake', ['nut free']],
  ['cake - egg', ['egg free']],
  ['GFDF cake', ['gluten free', 'dairy free']],
  ['cake mfef', ['milk free', 'egg free']],
  ['gf bread if any', ['gluten free']],
  ['cake −nuts', ['nut free']],
  ['cake -nuts -egg', ['nut free', 'egg free']],
  ['cake -tree nuts', ['tree nut free']],
  ['sandwich -egg', ['egg free']],
  ['-gluten bread', ['gluten free']],
  ['vegan -soya', ['vegan', 'soya free']],
  ['curry -onion', ['onion free']],
  ['gluten -free bread', ['gluten free']],
  ['bread -gluten-free', ['gluten free']],
  ['non -dairy cream', ['dairy free']],
  ['chicken -halal', ['halal']],
  ['non-alcoholic hand gel', ['alcohol free']],
])('reads a minus before a word as its absence, and protects in doubt: "%s"', async (typed, words) => {
  expect((await search(typed)).protectedWords).toEqual(words);
});

it.each([
  'haddock 4-6oz',
  'take-away boxes',
  'washing -up liquid',
  'semi -skimmed milk',
  'frozen fish -18',
  'v-fold towels',
  'cod - fillets',
])('takes no hyphen of "%s" for a minus', async (typed) => {
  const { total, protectedWords } = await search(typed);
  expect(protectedWords).toBeUndefined();
  expect(total).toBeGreaterThan(0);
});

it('never answers what is taken away with the thing itself: "chocolate -trampoline" finds nothing and offers chocolate', async () => {
  const { total, nearSearches = [] } = await search('chocolate -trampoline');
  expect({ total, near: nearSearches.map((near) => near.search) }).toEqual({ total: 0, near: ['chocolate'] });
});

it('offers nothing near that turns a denial round', async () => {
  const { total, nearSearches = [] } = await search('chips not fried in beef fat');
  expect({ total, near: nearSearches.map((near) => near.search) }).toEqual({ total: 0, near: ['chips'] });
});

it('takes no strange word of three letters for a sign of two', async () => {
  expect(await search('mdf')).not.toHaveProperty('suggestion');
});

it.each(['chips not frozen', 'cod without skin', 'cod -skin', 'cod -skin on', 'no chiken', 'no onoin'])(
  'finds nothing for "%s" rather than what only has the word that denies in its description',
  async (typed) => {
    expect((await search(typed)).total).toBe(0);
  },
);

it.each([
  ['no onion', ['onion free']],
  ['no onions', ['onions free']],
  ['without onion', ['onion free']],
  ['no chicken', ['chicken free']],
  ['no garlic', ['garlic free']],
  ['no ham', ['ham free']],
  ['no bacon', ['bacon free']],
  ['no ham sandwich', ['ham free']],
  ['no onion or garlic', ['onion free', 'garlic free']],
  ['curry no onion no garlic', ['onion free', 'garlic free']],
  ['no pork or bacon', ['pork free', 'bacon free']],
  ['no bacon or egg', ['bacon free', 'egg free']],
])('takes "%s" for a search that protects, and shows none of it', async (typed, words) => {
  const { protectedWords, data, leftOut } = await search(typed);
  expect({ protectedWords, leftOut }).toEqual({ protectedWords: words, leftOut: undefined });
  for (const { name } of data) expect(name).not.toMatch(/onion|garlic|chicken|ham|bacon|pork/iu);
});

it.each([
  ['nut allergen cake', ['nut free']],
  ['nut allergens cake', ['nut free']],
  ['cake nut allergen free', ['nut free']],
  ['allergen nut cake', ['nut free']],
  ['no nut allergens cake', ['nut free']],
  ['free nut cake', ['nut free']],
  ['free nuts', ['nut free']],
  ['free gluten bread', ['gluten free']],
  ['gluten free nut cake', ['gluten free']],
  ['onion free milk', ['onion free']],
  ['hmc chicken', ['halal']],
  ['chicken hmc certified', ['halal']],
  ['without tree nuts', ['tree nut free']],
  ['not hmc chicken', undefined],
])('knows whom other orders of words and other certifiers protect: "%s"', async (typed, words) => {
  expect((await search(typed)).protectedWords).toEqual(words);
});

it.each(['non alcoholic beer', 'no alcohol wine', 'alcohol free lager', 'wine 0%'])(
  'offers nothing for "%s" that nobody drinks, as hand gels without alcohol',
  async (typed) => {
    const { total, nearSearches } = await search(typed);
    expect({ total, nearSearches }).toEqual({ total: 0, nearSearches: undefined });
  },
);

it.each(['no mdc', 'no mcc cod', 'mdc free', 'without asd'])('corrects no short word of "%s" into one that protects', async (typed) => {
  const { protectedWords = [], deniedWords, suggestion } = await search(typed);
  expect(deniedWords).toBeUndefined();
  expect([...protectedWords, suggestion ?? ''].join()).not.toMatch(/[ma]sc/iu);
});

it.each([
  'fish gelatine',
  'beef gelatine',
  'pork gelatine sweets',
  'gelatine',
  'cheese animal rennet',
  'sikh chicken',
  'suitable for buddhists',
  'passover bread',
  'burger no onion zzz',
  'non spicy chicken',
  'chicken without trampolines',
  'de icer without e471',
])('finds nothing for "%s" rather than leave out what people ask for by their faith, or the word that denies', async (typed) => {
  const { total, leftOut, nearWords } = await search(typed);
  expect({ total, leftOut, nearWords }).toEqual({ total: 0 });
});

it.each([
  ['fish gelatine', []],
  ['chicken without trampolines', ['chicken']],
  ['halal gelatine', ['halal']],
  ['chicken skin no bones', ['chicken skin', 'skin no bones', 'chicken no bones']],
])('offers nothing that denies less than "%s"', async (typed, allowed) => {
  const { total, nearSearches = [] } = await search(typed);
  expect(total).toBe(0);
  for (const { search: near } of nearSearches) expect(allowed).toContain(near);
});

it.each([
  ['v fold towels', /v fold/iu],
  ['hand towels V-fold', /v fold/iu],
  ['muslin', undefined],
  ['hind', undefined],
  ['9 v', undefined],
  ['VE 1234', undefined],
  ['v60', undefined],
  ['0% fat yogurt', undefined],
  ['zero sugar cola', /zero sugar|sugar free|diet/iu],
  ['non brewed condiment', /non-brewed condiment/iu],
  ['non bio', /non-bio/iu],
  ['unsalted butter', /unsalted butter/iu],
  ['decaffeinated coffee', /decaffeinated/iu],
])('takes nothing in "%s" for a mark, a faith or an absence of another kind', async (typed, named) => {
  const { data, protectedWords = [] } = await search(typed);
  expect(protectedWords.filter((word) => word !== 'sugar free')).toEqual([]);
  if (named) expect(data[0]!.name).toMatch(named);
});

it.each(['not halal chicken', 'non-halal chicken', 'nonhalal chicken', 'chicken not halal'])(
  'shows nothing that is said to be halal for "%s", and says so',
  async (typed) => {
    const { data, total, deniedWords, protectedWords } = await search(typed);
    expect({ deniedWords, protectedWords }).toEqual({ deniedWords: ['halal'], protectedWords: undefined });
    expect(total).toBeGreaterThan(12);
    for (const { code, name } of data) {
      expect(name).toMatch(/chicken/iu);
      expect(byCode.get(code!)!.variants.flatMap(({ tags }) => tags)).not.toContain('Halal');
    }
  },
);

it('finds either of two fish that are named without "&", and says so', async () => {
  const { data, suggestion, total } = await search('cod haddock');
  expect(suggestion).toBe('cod & haddock');
  expect(total).toBe((await search('cod & haddock')).total);
  expect(data.some(({ name }) => /cod/iu.test(name)) && data.every(({ name }) => /cod|haddock/iu.test(name))).toBe(true);
});

it.each(['gloves size XXXL', 'gloves 3xl', 'gloves xxl'])(
  'gives a size in letters that nobody has up for the nearest: %s',
  async (typed) => {
    const { data, nearestSizes, shown } = await search(typed);
    expect({ nearestSizes, shown }).toEqual({ nearestSizes: true, shown: 'gloves' });
    expect(data[0]!.name).toMatch(/gloves extra large/iu);
    for (const { name } of data) expect(name).toMatch(/gloves/iu);
  },
);

it('finds nothing rather than cake with nuts for "nut free cake", and names categories beside it that hold what is nut free', async () => {
  const { total, protectedWords, judgedByAllergens, nearby = [], suggestion } = await search('nut free cake');
  expect({ total, protectedWords, judgedByAllergens, suggestion }).toEqual({
    total: 0,
    protectedWords: ['nut free'],
    judgedByAllergens: ['nut free'],
    suggestion: undefined,
  });
  expect(nearby.map(({ category }) => category.name)).toEqual(['Bread, Rolls & Wraps']);
  for (const { search: text, category, total: promised } of nearby) {
    const found = await get<ProductsAnswer>(
      shop,
      `/api/products?searchProduct=${encodeURIComponent(text)}&categoryId=${category.id}&limit=100`,
    );
    expect(found.body.total).toBe(promised);
    for (const { code } of found.body.data) expect(declaredBy(code!).join()).not.toMatch(/nut/iu);
  }
});

it.each(['alcohol free beer', 'kosher', 'msc cod', 'gelatin free sweets', 'nut free trampoline'])(
  'offers nothing instead of "%s", since nothing of that kind holds what protects',
  async (typed) => {
    expect(await search(typed)).toMatchObject({ total: 0, nearby: [] });
  },
);

it.each([
  ['gluten free scones', ['Cakes & Pastries', 'Flour, Sugar & Baking', 'Bread, Rolls & Wraps']],
  ['halal pork', ['Bacon & Sausages', 'Burgers & Grills', 'Frozen Chicken']],
])('offers instead of "%s" only categories of that kind and those beside them', async (typed, categories) => {
  const { total, nearby = [] } = await search(typed);
  expect({ total, categories: nearby.map(({ category }) => category.name) }).toEqual({ total: 0, categories });
});

it.each([
  ['nit free cake', 'nut free'],
  ['nur free cake', 'nut free'],
  ['nit free bread', 'nut free bread'],
])('finds nothing for "%s" and asks whether "%s" was meant, which finds something', async (typed, meant) => {
  expect(await search(typed)).toMatchObject({ total: 0, suggestion: meant });
  expect((await search(meant)).total).toBeGreaterThan(0);
});

it.each([
  ['chikn', 'chicken'],
  ['sosage', 'sausage'],
  ['samn', undefined],
  ['halal hadok', undefined],
])(
  'offers words two letters off without searching for them, but none for a short word or beside a protective one: "%s"',
  async (typed, meant) => {
    const { total, nearWords, suggestion } = await search(typed);
    expect({ total, suggestion }).toEqual({ total: 0, suggestion: undefined });
    if (meant === undefined) expect(nearWords).toBeUndefined();
    else expect(nearWords).toContain(meant);
  },
);

it.each([
  ['cheez', 'cheese'],
  ['hadok', 'haddock'],
  ['plaise', 'plaice'],
  ['filletz', 'fillet'],
])('takes what sounds the same for what was meant, before what is spelled nearer: "%s" is %s', async (typed, meant) => {
  const { suggestion, data } = await search(typed);
  expect(suggestion).toContain(meant);
  expect(data[0]!.name).toMatch(new RegExp(meant, 'iu'));
});

it.each([
  ['halal cod fillets', ['halal fillets', 'cod fillets, not halal']],
  ['halal chicken burger', ['halal chicken', 'halal burger', 'chicken burger, not halal']],
  ['halal lamb burger', ['halal lamb', 'halal burger', 'lamb burger, not halal']],
  ['halal mutton burger', ['halal burger']],
  ['vegetarian chicken burger', ['vegetarian burger']],
  ['halal pork', []],
  ['halal sweet', ['halal']],
  ['vegetarian haggis', ['vegetarian']],
  ['pork free sausage', ['halal sausage', 'vegetarian sausage']],
  ['gelatin free sweets', ['vegetarian sweets']],
  ['kosher haddok', ['haddock, not kosher']],
  ['nutfree cake', []],
  ['nut free chocolate cake', ['nut free chocolate']],
  ['vegan prawn cocktail', []],
])('gives up neither what protects nor what the goods are: nothing for "%s", but %j', async (typed, offered) => {
  const { total, data, suggestion, leftOut, nearSearches = [] } = await search(typed);
  expect({ total, names: data.map(({ name }) => name), suggestion, leftOut }).toEqual({
    total: 0,
    names: [],
    suggestion: undefined,
    leftOut: undefined,
  });
  const texts = nearSearches.map(({ search: text, without }) => (without ? `${text}, not ${without.join()}` : text));
  expect(texts).toEqual(expect.arrayContaining([...offered]));
  for (const near of nearSearches) expect((await search(near.search)).total, near.search).toBe(near.total);
});

it('offers goods that nobody calls halal only as such, and none that something speaks against', async () => {
  const { nearSearches = [] } = await search('halal cod fillets');
  const { search: text } = nearSearches.find(({ without }) => without?.includes('halal'))!;
  const { data } = (await get<ProductsAnswer>(shop, `/api/products?searchProduct=${encodeURIComponent(text)}&limit=100`)).body;
  for (const { code } of data) expect(byCode.get(code!)!.variants.flatMap(({ tags }) => tags)).not.toContain('Halal');
  for (const meat of ['pork sausages', 'bacon', 'ham']) {
    expect((await search(`kosher ${meat}`)).nearSearches?.filter(({ without }) => without) ?? [], meat).toEqual([]);
  }
});

it.each(['nut', 'dairy', 'gluten', 'egg', 'sesame'])(
  'never offers goods without the words "%s free" where these found nothing',
  async (thing) => {
    const { total, nearSearches = [], nearWords } = await search(`${thing} free xylocod cake`);
    expect(nearWords).toBeUndefined();
    if (total === 0) for (const near of nearSearches) expect(near.search).toContain(`${thing} free`);
    for (const near of nearSearches) expect(near.without).toBeUndefined();
  },
);

it('still does without a cut or a word that says nothing of the kind, and says so', async () => {
  expect(await search('halal beef fillets')).toMatchObject({ leftOut: ['fillets'], shown: 'halal beef' });
});

it('asks about no other word where somebody does without a thing: carb free is not crab free', async () => {
  expect((await search('carb free cake')).suggestion).toBeUndefined();
});

it('judges what nothing is said of by the declared allergens, and says so', async () => {
  const { data, judgedByAllergens } = await search('egg free cake');
  expect(judgedByAllergens).toEqual(['egg free']);
  for (const { code } of data) expect(declaredBy(code!).join()).not.toMatch(/egg/iu);
  expect((await search('gluten free penne')).judgedByAllergens).toBeUndefined();
});

it.each([
  ['cola trampoline', { leftOut: ['trampoline'], shown: 'cola' }],
  ['halibut fillets', { leftOut: ['fillets'], shown: 'halibut' }],
  ['haddock fillets 4-6oz', { leftOut: ['4-6oz'], shown: 'haddock fillets', nearestSizes: true }],
  ['saveloy', {}],
  ['halal saveloy', {}],
  ['plaice 12oz', { leftOut: ['12oz'], shown: 'plaice' }],
  ['haddock fillets', {}],
])('says what was left out of "%s": %o', async (typed, said) => {
  const { leftOut, shown, nearestSizes } = await search(typed);
  expect(JSON.parse(JSON.stringify({ leftOut, shown, nearestSizes }))).toEqual(said);
});

it.each([
  ['non dairy cream', /soya single cream alternative/iu, /salad cream|cream soda|hand cream|cream cracker|ice cream/iu],
  ['dairy free cream', /soya single cream alternative/iu, /salad cream|cream soda|hand cream|cream cracker|ice cream/iu],
  ['vegan cream', /soya single cream alternative/iu, /bourbon/iu],
  ['cream', /cream/iu, /salad cream|cream soda|hand cream|cream cracker|ice cream|cream cleaner/iu],
  ['butter', /butter/iu, /butter beans|peanut butter|butter toffee/iu],
  ['vegan milk', /drink|milk/iu, /chocolate/iu],
])('puts what is really called so before what only has the word in another name: "%s"', async (typed, named, another) => {
  const { data } = await search(typed);
  expect(data[0]!.name).toMatch(named);
  expect(data[0]!.name).not.toMatch(another);
});

it.each(['till roll', 'cat litter', 'red bull', 'dog food'])(
  'shows nothing for "%s", which the range has not, rather than what has its lesser word',
  async (typed) => {
    const { total, suggestion } = await search(typed);
    expect({ total, suggestion }).toEqual({ total: 0, suggestion: undefined });
  },
);

it.each([
  ['half litre still water', /still .*water .*500 ml/iu],
  ['washing powder', /laundry/iu],
  ['coke', /cola/iu],
])('knows by "%s" what is meant', async (typed, named) => {
  expect((await search(typed)).data[0]!.name).toMatch(named);
});

it('fills the pages with what is close, after what has all the words, and says how many those are', async () => {
  const { data, full = 0, total } = (await get<ProductsAnswer>(shop, '/api/products?searchProduct=still%20water%20500ml&limit=60')).body;
  expect({ total, isMore: total > full }).toEqual({ total: 60, isMore: true });
  const has = data.map(({ name }) => /water .*500 ml/iu.test(name));
  expect(has.slice(0, full)).not.toContain(false);
  expect(has.indexOf(false)).toBeGreaterThanOrEqual(full);
});

it.each(['halal beef burgers', 'nut free bread', 'chicken -skin'])('fills no page beside a word that protects: "%s"', async (typed) => {
  expect((await search(typed)).full).toBeUndefined();
});

it('never leads from one fish to another: what was left out or corrected keeps the species', async () => {
  for (const fish of ['haddock', 'cod', 'plaice', 'sole', 'coley', 'hake', 'salmon', 'mackerel', 'trout']) {
    for (const rest of ['fillets 3-4oz', 'fillets 100g', '6oz', 'skin on 9 kg', 'trampoline']) {
      const { data, suggestion } = await search(`${fish} ${rest}`);
      expect(suggestion ?? fish, `${fish} ${rest}`).toContain(fish);
      expect(data[0]?.name.toLowerCase(), `${fish} ${rest}`).toContain(fish);
    }
  }
});

it.each([
  ['chp tray', 'chip tray', /chip tray/iu],
  ['codd', 'cod', /cod/iu],
  ['codd fillets', 'cod fillets', /cod fillets/iu],
])('corrects a short word: "%s" is %s', async (typed, suggestion, named) => {
  const answer = await search(typed);
  expect({ suggestion: answer.suggestion, leftOut: answer.leftOut }).toEqual({ suggestion, leftOut: undefined });
  expect(answer.data[0]!.name).toMatch(named);
});

it.each([
  ['haddock fillets 6oz', /haddock fillets.* 5–8 oz/iu],
  ['haddock fillets 5oz', /haddock fillets.* 5–8 oz/iu],
  ['haddock fillets 8oz', /haddock fillets.* 5–8 oz/iu],
  ['haddok filets 6oz', /haddock fillets.* 5–8 oz/iu],
  ['salmon portions 140g', /salmon portions.* 140–170 g/iu],
])('counts a size within a grade as that grade: %s', async (typed, graded) => {
  const { data, nearestSizes, leftOut } = await search(typed);
  expect({ nearestSizes, leftOut }).toEqual({ nearestSizes: undefined, leftOut: undefined });
  expect(data[0]!.name).toMatch(graded);
});

it('gives a grade by number that nobody has up for the nearest of the same thing, and says so', async () => {
  const { data, nearestSizes, leftOut, shown } = await search('king prawns 90/120');
  expect({ nearestSizes, leftOut, shown }).toEqual({ nearestSizes: true, leftOut: ['90/120'], shown: 'king prawns' });
  expect(data[0]!.name).toMatch(/king prawns \d+\/\d+/iu);
  for (const { name } of data) expect(name).toMatch(/prawn/iu);
});

it('puts a grade that holds the asked one first: 8–16 oz for 8–10 oz', async () => {
  const { data, nearestSizes } = await search('cod fillet 8-10oz');
  expect(nearestSizes).toBe(true);
  for (const { name } of data.slice(0, 6)) expect(name).toMatch(/cod fillets .*8–16 oz/iu);
});

it.each(['allergen free', 'hal chicken', 'veg burger', 'Allergen  Free'])('does not suggest what was typed: %s', async (typed) => {
  const { total, suggestion } = await search(typed);
  expect(total).toBeGreaterThan(0);
  expect(suggestion).toBeUndefined();
});

it('suggests the usual spelling for a misspelling of it: halal for "halall"', async () => {
  expect(await search('halall')).toMatchObject({ suggestion: 'halal', protectedWords: ['halal'] });
});

it('puts what is called so before what only stands in a category of that name', async () => {
  const { data, total } = await search('haddock');
  const named = demo.products.filter(({ name }) => /haddock/iu.test(name)).length;
  const first = (await get<ProductsAnswer>(shop, `/api/products?searchProduct=haddock&limit=100`)).body.data;
  expect(data.length).toBe(12);
  expect(first.slice(0, Math.min(named, 100)).filter(({ name }) => !/haddock/iu.test(name))).toEqual([]);
  expect(total).toBeLessThan(named + 20);
});

it('puts the product whose code is typed first, for any product', async () => {
  for (const { code } of demo.products.filter((_, index) => index % 200 === 0)) expect((await search(code)).data[0]!.code).toBe(code);
});

it('puts the product whose full name is typed first, for any product', async () => {
  const asked = demo.products.filter((_, index) => index % 100 === 0);
  const first = await Promise.all(asked.map(async ({ name }) => (await search(name)).data[0]!.name));
  expect(first).toEqual(asked.map(({ name }) => name));
});

/** All allergens that a product declares, contained or possible. */
function declaredBy(code: string): readonly string[] {
  const { contains = [], mayContain = [] } = byCode.get(code)!.allergens ?? {};
  return [...contains, ...mayContain];
}

function textOf({ query }: SearchQuery): string {
  if (typeof query === 'string') return query;
  if ('codeOf' in query) return byName.get(query.codeOf)!.code;
  if ('barcodeOf' in query) return byName.get(query.barcodeOf)!.barcode!;
  return byName.get(query.startOfCodeOf)!.code.slice(0, codeBeginning);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}

it.each([
  ['dairy/egg free chocolate', ['Milk', 'Eggs']],
  ['milk + egg free pizza', ['Milk', 'Eggs']],
  ['sesame|egg free bread', ['Sesame seeds', 'Eggs']],
  ['sesame-egg free bread', ['Sesame seeds', 'Eggs']],
  ['milk egg free pizza', ['Milk', 'Eggs']],
  ['no egg/fish sauce', ['Eggs', 'Fish']],
  ['pizza free from egg milk', ['Milk', 'Eggs']],
  ['pizza free from egg, milk wheat', ['Milk', 'Eggs', 'Cereals containing gluten']],
  ['sauce free from egg peanut', ['Eggs', 'Peanuts']],
  ['pie allergic to egg fish', ['Eggs', 'Fish']],
  ['cake no milk nuts or egg', ['Milk', 'Tree nuts', 'Eggs']],
  ['cake without milk nuts eggs', ['Milk', 'Tree nuts', 'Eggs']],
  ['pizza !milk', ['Milk']],
  ['pizza ~cheese', ['Milk']],
  ['pizza ¬milk', ['Milk']],
  ['biscuits !nuts', ['Tree nuts']],
  ['dairy: none pizza', ['Milk']],
  ['milk: 0 pizza', ['Milk']],
  ['cake nuts removed', ['Tree nuts']],
  ['bread sesame removed', ['Sesame seeds']],
  ['anti-nut cake', ['Tree nuts']],
] as const)('denies each thing of "%s", however its list or its denial is written', async (typed, allergens) => {
  const { data } = await search(typed);
  const denied: readonly string[] = allergens;
  const wrong = data.filter(({ code }) => {
    const { contains, mayContain } = byCode.get(code!)!.allergens ?? { contains: denied, mayContain: [] };
    return [...contains, ...mayContain].some((name) => denied.includes(name));
  });
  expect(wrong.map(({ name }) => name)).toEqual([]);
});

it.each(['lactose free milk', 'fish sauce', 'milk chocolate', 'nut free milk chocolate', 'peanut butter', 'non dairy cream'])(
  'reads no list where the goods are named by such words: "%s"',
  async (typed) => {
    const { total, shown = '' } = await search(typed);
    expect(total).toBeGreaterThan(0);
    expect(shown).not.toMatch(/(?:milk|fish|chocolate|butter|peanut) free/u);
  },
);
