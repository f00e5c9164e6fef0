/**
 * Searches with protected words never show a product that its declarations speak against. The check here uses the law's names of the allergens and the
 * tags, not the lists that the search uses.
 */
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ProductsAnswer } from '../../src/contract/catalogue.ts';
import { synonymsOf } from '../../src/server/catalogue/search/lexicon.ts';
import { planSearch, type SearchRequest } from '../../src/server/catalogue/search/plan.ts';
import { stem } from '../../src/server/catalogue/search/text/stem.ts';
import { readSnapshot } from '../../src/server/catalogue/snapshot.ts';
import type { DemoProduct } from '../../src/demo/types.ts';
import { get, openDemoApp, type TestApp } from '../api/harness.ts';
import { demo, demoSource } from '../setup/demoRange.ts';

const searches = 2_000;

/** Searches asked of the database at once. */
const batch = 100;

const byCode = new Map(demo.products.map((product) => [product.code, product]));

/** The law's allergens, contained or possible, that a search without them must not show. */
const allergensOf: Readonly<Record<string, readonly string[]>> = {
  nut: ['Tree nuts', 'Peanuts'],
  peanut: ['Peanuts'],
  almond: ['Tree nuts'],
  hazelnut: ['Tree nuts'],
  gluten: ['Cereals containing gluten'],
  wheat: ['Cereals containing gluten'],
  dairy: ['Milk'],
  milk: ['Milk'],
  egg: ['Eggs'],
  soya: ['Soybeans'],
  sesame: ['Sesame'],
  mustard: ['Mustard'],
  celery: ['Celery'],
  fish: ['Fish'],
  crustacean: ['Crustaceans'],
  shellfish: ['Crustaceans', 'Molluscs'],
  mollusc: ['Molluscs'],
  sulphite: ['Sulphur dioxide and sulphites'],
  lupin: ['Lupin'],
};

/** Contained allergens that a search for a diet or faith must not show, and its tag; when there is no tag, nothing may be shown. */
const diets: Readonly<Record<string, { readonly tag?: string; readonly never: readonly string[] }>> = {
  vegan: { tag: 'Vegan', never: ['Milk', 'Eggs', 'Fish', 'Crustaceans', 'Molluscs'] },
  vegetarian: { tag: 'Vegetarian', never: ['Fish', 'Crustaceans', 'Molluscs'] },
  halal: { tag: 'Halal', never: [] },
  kosher: { never: [] },
  MSC: { never: [] },
  ASC: { never: [] },
};

/** Things that a product has to say it has none of. */
const said: Readonly<Record<string, RegExp>> = {
  latex: /latex[ -]free|free from latex/iu,
  powder: /powder[ -]free/iu,
  alcohol: /alcohol[ -]free/iu,
  caffeine: /caffeine[ -]free/iu,
  gelatine: /gelatine?[ -]free/iu,
  beef: /beef[ -]free/iu,
  pork: /pork[ -]free/iu,
  msg: /msg[ -]free|no msg/iu,
};

/** Further phrases that ask for such a thing's absence. */
const absences: readonly (readonly [phrase: string, thing: string])[] = [
  ['non alcoholic', 'alcohol'],
  ['non-alcoholic', 'alcohol'],
  ['nonalcoholic', 'alcohol'],
  ['zero alcohol', 'alcohol'],
  ['0% alcohol', 'alcohol'],
  ['0.0% beer', 'alcohol'],
  ['dealcoholised', 'alcohol'],
  ['non caffeinated', 'caffeine'],
  ['gelatin free', 'gelatine'],
  ['no MSG', 'msg'],
  ['without added msg', 'msg'],
  ['no E621', 'msg'],
  ['suitable for hindus', 'beef'],
  ['hindu', 'beef'],
];

/** Marks of menus and people of a faith, with the diet that they ask for. */
const dietsOfOthers: readonly (readonly [word: string, diet: string])[] = [
  ['(v)', 'vegetarian'],
  ['V', 'vegetarian'],
  ['(ve)', 'vegan'],
  ['VE', 'vegan'],
  ['vg', 'vegan'],
  ['muslim', 'halal'],
  ['suitable for muslims', 'halal'],
  ['islamic', 'halal'],
  ['jewish', 'kosher'],
  ['suitable for jews', 'kosher'],
];

interface Asked {
  readonly text: string;
  /** Why a product must not be shown; undefined where it may be. */
  objection(product: DemoProduct): string | undefined;
}

let shop: TestApp;
beforeAll(async () => {
  shop = await openDemoApp(demoSource);
}, 300_000);
afterAll(() => shop?.close());

it(`${searches} searches with a word that protects show no product that declares otherwise, whatever else is left out or corrected`, async () => {
  const { vocabulary } = await readSnapshot(shop.database, 1_000_000, synonymsOf());
  const random = seeded(20_261_123);
  const isWord = (word: string) => vocabulary.find(stem(word)) !== undefined || wordsOfTheirOwn.has(word);
  const asked = Array.from({ length: searches }, () => askAtRandom(random, isWord));
  const wrong: string[] = [];
  let shown = 0;
  for (let at = 0; at < asked.length; at += batch) {
    const some = asked.slice(at, at + batch);
    // All that the search may show is checked, not only the first page.
    const conditions = some.map(({ text }) => {
      const { request, guard, questions } = planSearch(text, vocabulary);
      // Where a word that protects is not understood, it is asked about and nothing is shown.
      if (questions) expect(request).toBeUndefined();
      if (!guard && !questions) wrong.push(`"${text}" is not understood as a search that protects`);
      return conditionOf(request);
    });
    const found = await shop.database.read(
      {
        name: 'protected_searches',
        text: `select asked.place, p.code from json_array_elements_text($1::json) with ordinality asked (condition, place)
          join search_document d on d.terms @@ asked.condition::tsquery join product p on p.id = d.product_id`,
      },
      [JSON.stringify(conditions)],
    );
    shown += found.length;
    for (const [place, code] of found) {
      const { text, objection } = some[Number(place) - 1]!;
      const product = byCode.get(code!)!;
      const reason = objection(product);
      if (reason) wrong.push(`"${text}" shows ${product.name}: ${reason}`);
    }
  }
  expect(wrong.slice(0, 20)).toEqual([]);
  // A search that finds nothing would pass as well, so products must have been shown.
  expect(shown).toBeGreaterThan(searches);
}, 120_000);

/** The condition for all that a search may show. */
function conditionOf(request: SearchRequest | undefined): string {
  return request ? [request.full, request.close ?? []].flat().map((each) => `(${each})`).join(' | ') : "'#nothing'"; // prettier-ignore
}

/** Animals by the words of the products' names, each with the further words that name it. */
const animals: Readonly<Record<string, RegExp>> = {
  beef: /beef|steak/iu,
  chicken: /chicken/iu,
  pork: /pork|bacon|ham\b|sausage|gammon/iu,
  lamb: /lamb/iu,
  cod: /\bcod\b/iu,
  haddock: /haddock/iu,
  plaice: /plaice/iu,
  salmon: /salmon/iu,
  prawn: /prawn|shrimp|scampi/iu,
  mackerel: /mackerel/iu,
  duck: /duck/iu,
  turkey: /turkey/iu,
};

it('searches for an animal and a word that protects show no other animal, whatever else is left out or corrected', async () => {
  const { vocabulary } = await readSnapshot(shop.database, 1_000_000, synonymsOf());
  const random = seeded(20_261_124);
  const pick = <Item>(list: readonly Item[]): Item => list[Math.floor(random() * list.length)]!;
  const forms = ['', 'fillets', 'burger', 'pie', 'goujons', 'breaded', 'spicy', 'steak 5kg', 'curry', 'trampoline', 'sauce', 'sausages'];
  const protecting = ['halal', 'kosher', 'msc', 'vegan', 'vegetarian', 'nut free', 'gluten free', 'egg free', 'dairy free'];
  const asked = Array.from({ length: 400 }, () => {
    const [animal, form, word] = [pick(Object.keys(animals)), pick(forms), pick(protecting)];
    return { animal, text: random() < 0.5 ? `${word} ${animal} ${form}`.trim() : `${animal} ${form} ${word}` };
  });
  const found = await shop.database.read(
    {
      name: 'protected_animals',
      text: `select asked.place, p.code from json_array_elements_text($1::json) with ordinality asked (condition, place)
        join search_document d on d.terms @@ asked.condition::tsquery join product p on p.id = d.product_id`,
    },
    [JSON.stringify(asked.map(({ text }) => conditionOf(planSearch(text, vocabulary).request)))],
  );
  const wrong = found.flatMap(([place, code]) => {
    const { animal, text } = asked[Number(place) - 1]!;
    const { name, categories } = byCode.get(code!)!;
    // Wings among chicken are chicken, but duck legs there are not.
    const isElse = Object.values(animals).some((other) => other.test(name)) || !categories.some((slug) => slug.includes(animal));
    return isElse && !animals[animal]!.test(name) ? [`"${text}" shows ${name}`] : [];
  });
  expect([...new Set(wrong)].slice(0, 20)).toEqual([]);
  expect(found.length).toBeGreaterThan(asked.length);
}, 120_000);

it('what 300 searches offer leads to products: suggestions, parts, near words, near searches and categories', async () => {
  const { vocabulary } = await readSnapshot(shop.database, 1_000_000, synonymsOf());
  const random = seeded(20_261_125);
  const isWord = (word: string) => vocabulary.find(stem(word)) !== undefined || wordsOfTheirOwn.has(word);
  const empty: string[] = [];
  let followed = 0;
  const ask = async (query: Record<string, string>) =>
    (await get<ProductsAnswer>(shop, `/api/products?${new URLSearchParams(query)}`)).body;
  for (let at = 0; at < 300; at++) {
    const { text: protecting } = askAtRandom(random, isWord);
    const words = protecting.split(' ');
    const plain = words.map((word) => (word.length > 4 ? misspell(word, random) : word)).join(' ');
    const text = at % 3 === 0 ? plain : at % 3 === 1 ? protecting : `${protecting} zzz`;
    const { suggestion, shown, nearWords = [], nearSearches = [], nearby = [] } = await ask({ searchProduct: text });
    // Whom a search protects is asked about even where nothing is so.
    const isAsked = planSearch(text, vocabulary).questions !== undefined;
    const offers = [
      ...[isAsked ? undefined : suggestion, shown, ...nearWords, ...nearSearches.map((near) => near.search)]
        .filter((offer) => offer !== undefined)
        .map((offer) => ({ searchProduct: offer })),
      ...nearby.map((near) => ({ searchProduct: near.search, categoryId: String(near.category.id) })),
    ];
    for (const offer of offers) {
      followed += 1;
      if ((await ask(offer)).total === 0) empty.push(`"${text}" offers ${JSON.stringify(offer)}`);
    }
  }
  expect(empty.slice(0, 20)).toEqual([]);
  expect(followed).toBeGreaterThan(100);
}, 240_000);

/** Claims above the results are checked for each product of the demo range that a search for such a word alone may show. */
it.each([...Object.keys(allergensOf), 'lactose', 'sugar', 'latex'])(
  'what is said above the results for "%s free" is true of each product shown',
  async (thing) => {
    const text = `${thing} free`;
    const { vocabulary } = await readSnapshot(shop.database, 1_000_000, synonymsOf());
    const { guard } = planSearch(text, vocabulary);
    const found = await shop.database.read(
      {
        name: 'protected_claims',
        text: `select p.code from search_document d join product p on p.id = d.product_id where d.terms @@ $1::tsquery`,
      },
      [guard!],
    );
    const shown = found.map(([code]) => byCode.get(code!)!);
    const { body } = await get<ProductsAnswer>(shop, `/api/products?searchProduct=${encodeURIComponent(text)}`);
    expect(body.total).toBeLessThanOrEqual(shown.length);
    const named = ({ allergens }: DemoProduct, names: readonly string[]) =>
      [...(allergens?.contains ?? []), ...(allergens?.mayContain ?? [])].some((allergen) =>
        names.some((name) => allergen.startsWith(name)),
      );
    const isFalse = (product: DemoProduct): boolean =>
      (body.judgedByAllergens !== undefined && named(product, thing === 'lactose' ? ['Milk'] : allergensOf[thing]!)) ||
      (body.claimedDespiteAllergens !== undefined && named(product, ['Milk']) && !saysFree(product, thing));
    expect(shown.filter(isFalse).map(({ name }) => name)).toEqual([]);
    if (thing === 'lactose') expect(body.claimedDespiteAllergens).toEqual([text]);
  },
);

function saysFree({ name, description, variants }: DemoProduct, thing: string): boolean {
  return new RegExp(`${thing}[ -]free|free from ${thing}`, 'iu').test(
    [name, description, ...variants.flatMap(({ tags }) => tags)].join('; '),
  );
}

/** Words a letter away from one that protects which mean something else. */
const wordsOfTheirOwn: ReadonlySet<string> = new Set([
  'ac', 'ace', 'act', 'arc', 'as', 'ash', 'ask', 'asp', 'carve', 'do', 'gain', 'join', 'lo', 'misc', 'msg', 'pain', 'rain', 'sac', 'so', 'to',
]); // prettier-ignore

/** Words that protect with one misspelling anywhere, the first letter too, "less" and "free" in all the ways they are joined, and misspellings of the word that denies. */
function askBroken(thing: string, random: () => number, isWord: (word: string) => boolean): Asked {
  const pick = <Item>(list: readonly Item[]): Item => list[Math.floor(random() * list.length)]!;
  const broken = (word: string): string => {
    for (;;) {
      const made = misspellAnywhere(word, random);
      if (made !== word && !isWord(made)) return made;
    }
  };
  if (random() < 0.35) {
    const diet = pick(Object.keys(diets));
    return { text: `${broken(diet.toLowerCase())} ${thing}`.trim(), objection: (product) => objectionTo(diet, product) };
  }
  if (random() < 0.15) {
    const person = pick(['coeliac', 'celiac', 'coeliacs']);
    return { text: `${broken(person)} ${thing}`.trim(), objection: (product) => declares(product, people[person]!) };
  }
  const name = pick(Object.keys(allergensOf));
  const made = pick([
    () => broken(`${name}less`),
    () => `${name}less`,
    () => `${name} less`,
    () => `${name}-less`,
    () => `${name} ${broken('less')}`,
    () => `${broken('no')} ${name}`,
    () => `${broken('without')} ${name}`,
    () => `${broken('free')} from ${name}`,
    () => broken(`${name}free`),
  ])();
  return { text: `${made} ${thing}`.trim(), objection: (product) => declares(product, allergensOf[name]!) };
}

/** A letter put in, left out, replaced or swapped with the next one, wherever in the word. */
function misspellAnywhere(word: string, random: () => number): string {
  const at = Math.floor(random() * word.length);
  const letter = String.fromCharCode(97 + Math.floor(random() * 26));
  const kind = Math.floor(random() * 4);
  if (kind === 0) return word.slice(0, at) + letter + word.slice(at);
  if (kind === 1) return word.slice(0, at) + word.slice(at + 1);
  if (kind === 2) return word.slice(0, at) + letter + word.slice(at + 1);
  return word.slice(0, at) + word.slice(at + 1, at + 2) + word[at]! + word.slice(at + 2);
}

function askAtRandom(random: () => number, isWord: (word: string) => boolean): Asked {
  const pick = <Item>(list: readonly Item[]): Item => list[Math.floor(random() * list.length)]!;
  const product = pick(demo.products);
  const nameWords = product.name.split(' ').filter((word) => /^\p{L}{3,}$/u.test(word) && !/^(?:free|from)$/iu.test(word));
  const things = [
    () => nameWords.slice(-2).join(' '),
    () => pick(nameWords),
    () =>
      pick([
        'cake',
        'bread',
        'chocolate',
        'burgers',
        'sauce',
        'biscuits',
        'gloves',
        'milk',
        'ice cream',
        'batter',
        'cod',
        'chicken',
        'pasta',
      ]),
    () => `${pick(nameWords)} trampoline`,
    () => `${pick(nameWords)} ${product.packSize}`,
    () => misspell(pick(nameWords), random),
    () => '',
  ];
  const thing = pick(things)();
  if (random() < 0.3) return askBroken(thing, random, isWord);
  const kind = random();
  if (kind < 0.05) return askAsPerson(thing, random, pick);
  if (kind < 0.1) return askForOpposite(thing, random, pick);
  if (kind < 0.2) return askInOtherWords(thing, random, pick);
  if (kind < 0.7) {
    const names = random() < 0.2 ? [pick(Object.keys(allergensOf)), pick(Object.keys(allergensOf))] : [pick(Object.keys(allergensOf))];
    return {
      text: place(thing, free([...new Set(names)], pick), random),
      objection: (shownProduct) => names.flatMap((name) => declares(shownProduct, allergensOf[name]!) ?? [])[0],
    };
  }
  if (kind < 0.93) {
    const diet = pick(Object.keys(diets));
    return {
      text: random() < 0.5 ? `${written(diet, random)} ${thing}`.trim() : `${thing} ${written(diet, random)}`.trim(),
      objection: (shownProduct) => objectionTo(diet, shownProduct),
    };
  }
  const absent = pick(Object.keys(said));
  return {
    text: place(thing, free([absent], pick), random),
    objection: (product) => objectionWithout(absent, product),
  };
}

/** The marks of menus, words for people of a faith, and "non X". */
function askInOtherWords(thing: string, random: () => number, pick: <Item>(list: readonly Item[]) => Item): Asked {
  const placed = (word: string) => (random() < 0.5 ? `${word} ${thing}` : `${thing} ${word}`).trim();
  if (random() < 0.5) {
    const [phrase, absent] = pick(absences);
    return { text: placed(phrase), objection: (product) => objectionWithout(absent, product) };
  }
  if (random() < 0.3)
    return { text: placed(pick(['NF', 'nf', '(nf)', 'n/f'])), objection: (product) => declares(product, allergensOf['nut']!) };
  const [word, diet] = pick(dietsOfOthers);
  // "V fold" is a shape, and a letter beside a number part of a size.
  const isShape = /\b(?:fold|towels?|shaped?|neck)\b|\d/iu.test(thing);
  return {
    text: isShape && /v\b/iu.test(word) ? `vegetarian ${thing}` : placed(word),
    objection: (product) => objectionTo(isShape && /v\b/iu.test(word) ? 'vegetarian' : diet, product),
  };
}

function objectionWithout(absent: string, { name, description, variants }: DemoProduct): string | undefined {
  return said[absent]!.test([name, description, ...variants.flatMap(({ tags }) => tags)].join('; '))
    ? undefined
    : `does not say ${absent} free`;
}

function objectionTo(diet: string, { variants, allergens }: DemoProduct): string | undefined {
  const { tag, never } = diets[diet]!;
  return tag && variants.some(({ tags }) => tags.includes(tag))
    ? allergens?.contains.find((allergen) => never.some((name) => allergen.startsWith(name)))
    : `is not tagged as ${diet}`;
}

/** Words by which people name their need, and the goods that they must not be shown. */
const people: Readonly<Record<string, readonly string[]>> = {
  coeliac: ['Cereals containing gluten'],
  coeliacs: ['Cereals containing gluten'],
  celiac: ['Cereals containing gluten'],
  'coeliac disease': ['Cereals containing gluten'],
  'allergic to nuts': ['Tree nuts', 'Peanuts'],
  'allergic to milk': ['Milk'],
  'does not contain egg': ['Eggs'],
  'intolerant to dairy': ['Milk'],
  anaphylaxis: [''],
};

function askAsPerson(thing: string, random: () => number, pick: <Item>(list: readonly Item[]) => Item): Asked {
  const person = pick(Object.keys(people));
  return { text: place(thing, person, random), objection: (product) => declares(product, people[person]!) };
}

/** "Not halal": what is tagged so is the opposite of what was asked for. */
function askForOpposite(thing: string, random: () => number, pick: <Item>(list: readonly Item[]) => Item): Asked {
  const diet = pick(['Vegan', 'Vegetarian', 'Halal']);
  const word = `${pick(['not ', 'non ', 'non-', 'non', 'no ', "isn't "])}${diet.toLowerCase()}`;
  return {
    text: `${word} ${thing}`.trim(),
    objection: ({ variants }) => (variants.some(({ tags }) => tags.includes(diet)) ? `is tagged as ${diet}` : undefined),
  };
}

/** The reason against a product: an allergen that it declares, or that it declares nothing and its name and tags do not say "free". */
function declares({ allergens, name, variants }: DemoProduct, names: readonly string[]): string | undefined {
  if (!allergens) return /free|vegan/iu.test([name, ...variants.flatMap(({ tags }) => tags)].join(' ')) ? undefined : 'nothing is declared';
  return [...allergens.contains, ...allergens.mayContain].find((allergen) => names.some((each) => allergen.startsWith(each)));
}

function free(names: readonly string[], pick: <Item>(list: readonly Item[]) => Item): string {
  const [name] = names as [string];
  if (names.length > 1) return pick([`${names.join(' and ')} free`, `${names.join(', ')} free`, `free from ${names.join(' and ')}`]);
  return pick([
    `${name} free`,
    `${name}-free`,
    `${name}free`,
    `free from ${name}`,
    `free of ${name}`,
    `no ${name}`,
    `without ${name}`,
    `-${name}`,
    `${name.toUpperCase()} FREE`,
    `${name} ${pick(['fre', 'frre', 'fee', 'fere', 'freee', 'rfee', 'ree', 'tree', 'safe', 'allergy', 'intolerant'])}`,
    `freefrom ${name}`,
  ]);
}

function place(thing: string, word: string, random: () => number): string {
  // "No milk" before "chocolate" would be no milk chocolate.
  const isFirst = random() < 0.5 && !/^(?:no|without|free|-)\b/u.test(word);
  // One misspelling is enough.
  const isRight = !/^-|[a-z] (?:fre|frre|fee|fere|freee|rfee|ree|tree)$/u.test(word);
  const typed = isRight && random() < 0.4 ? fumbled(word, random) : word;
  return (isFirst ? `${typed} ${thing}` : `${thing} ${typed}`).trim();
}

/** A phrase as fat fingers type it: a space one place off, left out or put in, a letter twice, or one left out that is not the first. */
function fumbled(phrase: string, random: () => number): string {
  const space = phrase.indexOf(' ');
  const at = 1 + Math.floor(random() * (phrase.length - 2));
  const without = (place: number) => phrase.slice(0, place) + phrase.slice(place + 1);
  const kind = Math.floor(random() * 6);
  if (kind === 0 && space > 1) return `${phrase.slice(0, space - 1)} ${phrase[space - 1]}${phrase.slice(space + 1)}`;
  if (kind === 1 && space > 0 && space < phrase.length - 2)
    return `${phrase.slice(0, space)}${phrase[space + 1]} ${phrase.slice(space + 2)}`;
  if (kind === 2 && space > 0) return without(space);
  if (kind === 3) return `${phrase.slice(0, at)} ${phrase.slice(at)}`;
  if (kind === 4) return phrase.slice(0, at) + phrase[at - 1]! + phrase.slice(at);
  const isInside = phrase.length > 5 && /\p{L}{2}\p{L}/u.test(phrase.slice(at - 1, at + 2));
  return isInside ? without(at) : phrase;
}

/** A word in small letters, in capitals, or with a typing error. */
function written(word: string, random: () => number): string {
  const kind = random();
  if (kind < 0.2) return word.toUpperCase();
  if (kind < 0.4) return misspell(word.toLowerCase(), random);
  return kind < 0.6 ? fumbled(word.toLowerCase(), random) : word;
}

/** A word with two letters swapped. */
function misspell(word: string, random: () => number): string {
  const at = 1 + Math.floor(random() * (word.length - 2));
  return word.slice(0, at) + word[at + 1]! + word[at]! + word.slice(at + 2);
}

function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
