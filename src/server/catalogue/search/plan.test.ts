import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tierCount } from './attempts.ts';
import { planSearch } from './plan.ts';
import { words } from './normalise.ts';
import { indexSynonyms } from './synonymIndex.ts';
import { Vocabulary } from './vocabulary.ts';
import { cpuTimeOf } from '../../../../tests/setup/cpuTime.ts';

const catalogueWords =
  'haddock fillets skinless prawns crackers chocolate bar cling film toilet tissue rolls napkins white 330ml pea peanuts peach pear oil vegetable mayonnaise latex free, gloves, latex';
const descriptionWords = 'can upright';
const headNouns = ['=napkin', '=chocolatebar', '=glove'];
const synonyms = indexSynonyms(
  [
    ['loo roll', 'toilet tissue'],
    ['serviette', 'napkin'],
  ],
  { nut: ['peanut'] },
);
const vocabulary = new Vocabulary(
  [
    ...words(catalogueWords).map(({ term, plain }) => ({ term, word: plain, products: 10, titles: 10 })),
    ...words(descriptionWords).map(({ term, plain }) => ({ term, word: plain, products: 10, titles: 0 })),
    ...headNouns.map((term) => ({ term, word: term, products: 10, titles: 10 })),
  ],
  synonyms.words,
);
const plan = (text: string) => [...planSearch(text, vocabulary, synonyms).attempts];
const first = (text: string) => plan(text)[0]?.condition;
const suggested = (text: string) => plan(text).find(({ suggestion }) => suggestion !== undefined);

describe('a search text', () => {
  it('asks for all its words', () => {
    expect(first('haddock fillets')).toBe("'#haddockfillets':A | (('haddock':ABCD & 'fillet':ABCD) & ('haddock':ABC | 'fillet':ABC))");
  });

  it('prefers the product of just that name, then names in the right category, then names, then everything else', () => {
    expect(plan('haddock')[0]!.tiers).toEqual(["'#haddock':A", "'haddock':A & 'haddock':B", "'haddock':A"]);
  });

  it('is a sound condition in a range with a single animal', () => {
    const few = new Vocabulary(
      ['haddock', '=haddock'].map((term) => ({ term, word: term, products: 10, titles: 10 })),
      synonyms.words,
    );
    const [attempt] = planSearch('no lupin haddock', few, synonyms).attempts;
    expect(attempt!.condition).toContain("'=haddock':B");
    expect(attempt!.condition).not.toContain('()');
  });

  it.each([
    ['chocolate no sulphite orhegg', 'chocolate no sulphite or egg'],
    ['no eggxor milk chocolate', 'no egg or milk chocolate'],
    ['chocolate no fish or uts', 'chocolate no fish or nuts'],
    ['shellfishfrere chocolate', 'shellfish free chocolate'],
    ['chocolate wbo peanuts', 'chocolate without peanuts'],
    ['freefroms mustard chocolate', 'free from mustard chocolate'],
    ['chocolate ok forh alals', 'chocolate ok halal'],
    ['chocolate ok forv egans', 'chocolate ok vegan'],
    ['chocolate other thanhsoya', 'chocolate other than soya'],
    ['chocolate other thanlupin', 'chocolate other than lupin'],
    ['chocolate apart fromlupin', 'chocolate apart from lupin'],
    ['chocolate leave outegg', 'chocolate leave out egg'],
    ['chocolate hold theegg', 'chocolate without egg'],
    ['chocolate instead ofegg', 'chocolate instead of egg'],
  ])('is asked about where a list of what must not be there is not understood: "%s"', (text, question) => {
    const { attempts, questions } = planSearch(text, vocabulary, synonyms);
    expect([...attempts]).toEqual([]);
    expect(questions).toBeDefined();
    expect(questions![0]).toBe(question);
  });

  it.each([
    ['peanuts make me sick chocolate', 'peanut free chocolate'],
    ['prawns are off limits crackers', 'prawn free crackers'],
    ['peanuts = hospital. chocolate', 'peanut free chocolate'],
    ['haddock-averse crackers', 'haddock free crackers'],
    ['chocolate qqq peanuts', 'chocolate peanut free'],
    ['chocolate peanuts qqq', 'chocolate peanut free'],
    ['i hate mayonnaise crackers', 'mayonnaise free crackers'],
    ['latex free gloves, peanuts are poison', 'latex free gloves peanut free'],
  ])('is asked about where an allergen stands beside words that nobody understands: "%s"', (text, question) => {
    const { attempts, questions } = planSearch(text, vocabulary, synonyms);
    expect([...attempts]).toEqual([]);
    expect(questions).toEqual([question]);
  });

  it.each(['prawn crackers qqq', 'qqq mayonnaise', 'qqq zzz peanuts', 'prawn qqq', 'coconut milk qqq chocolate', 'show me peanuts please'])(
    'is answered where only a brand before it or a thing at its end is not known: "%s"',
    (text) => {
      expect(planSearch(text, vocabulary, synonyms).questions).toBeUndefined();
      expect(plan(text).length).toBeGreaterThan(0);
    },
  );

  it.each([
    ['senza glutine chocolate', 'gluten free'],
    ['chocolate senza uova', 'egg free'],
    ['chocolate ohne ei', 'egg free'],
    ['chocolate sin leche y huevos', 'milk free, egg free'],
    ['bez orzechow chocolate', 'tree nut free'],
    ['chocolate utan mjolk', 'milk free'],
    ['nussfreie chocolate', 'tree nut free'],
    ['glutenvrij chocolate', 'gluten free'],
    ['chocolate no mandorle', 'almond free'],
    ['nil gluten chocolate', 'gluten free'],
    ['chocolate hold peanuts', 'peanut free'],
    ['keep away from prawns crackers', 'prawn free'],
    ['stay off sesame crackers', 'sesame free'],
    ['steer clear of mustard', 'mustard free'],
    ['must be clear of nuts chocolate', 'nut free'],
    ['top 14 free chocolate', 'allergen free'],
    ['chocolate free from all 14 allergens', 'allergen free'],
    ['🚫🥜 chocolate', 'nut free'],
    ['🥚 free chocolate', 'egg free'],
    ['my son is deathly allergic to peanuts', 'peanut free'],
    ['chocolate, nut trace free', 'nut free'],
    ['chocolate without traces of nuts', 'nut free'],
    ['egg free for people who want chocolate', 'egg free'],
  ])('denies in other words and languages: "%s"', (text, read) => {
    const { protections, questions } = planSearch(text, vocabulary, synonyms);
    expect(questions).toBeUndefined();
    expect(protections.map((protection) => protection.text).join(', ')).toBe(read);
  });

  it('offers no words that only make a sentence', () => {
    const offered = planSearch('egg free for people who want chocolate and haddock', vocabulary, synonyms).near();
    expect(offered.map(({ search }) => search).join()).not.toMatch(/people|who|want/u);
  });

  it('means "skip" where a space is in it', () => {
    expect(planSearch('chocolate sk ip the egg', vocabulary, synonyms).protections.map(({ text }) => text)).toEqual(['egg free']);
  });

  it('completes its last word', () => {
    expect(first('white choc')).toContain("'choc':*");
    expect(suggested('choc white')?.condition).toContain("'choc':*");
  });

  it('does not complete a word that is one already', () => {
    expect(first('pea')).not.toContain(':*');
  });

  it('means its synonyms as well, of one word or several', () => {
    expect(first('serviettes')).toContain("('serviette':ABC | 'napkin':ABC)");
    expect(first('loo roll')).toContain("('toilet':ABC & 'tissue':ABC)");
    expect(first('loorolls')).toContain("('toilet':ABC & 'tissue':ABC)");
  });

  it('means either of two kinds of goods that are joined, where nothing is both', () => {
    const conditions = (text: string) => plan(text).map(({ condition }) => condition);
    expect(conditions('napkins & gloves')).toContain("'#napkinsgloves':A | (('napkin':ABC | 'glove':ABC))");
    expect(conditions('napkins gloves')).not.toContain("'#napkinsgloves':A | (('napkin':ABC | 'glove':ABC))");
  });

  it.each([
    'vegn',
    'vgan',
    'veagn',
    'vagan',
    'vegi',
    'vegitarian',
    'hlal',
    'hallall',
    'koshe',
    'koshr',
    'mcs',
    'latex fre',
    'nut fee',
    'milk allergy',
    'freefrom latex',
    'nut rfee',
    'latex tree',
  ])('knows whom "%s" protects, misspelt or not', (word) => {
    expect(planSearch(`${word} haddock`, vocabulary, synonyms).protections).toHaveLength(1);
  });

  it('never takes one absence for another', () => {
    expect(planSearch('melk free haddock', vocabulary, synonyms)).toMatchObject({
      attempts: [],
      questions: ['milk free haddock', 'milk free'],
    });
  });

  it('may write two words in one', () => {
    expect(first('clingfilm')).toContain("'cling':ABCD & 'film':ABCD");
  });

  it.each([
    ['haddok', 'haddock'],
    ['hadock filets', 'haddock fillets'],
    ['prwan crackers', 'prawn crackers'],
    ['mayonaisse', 'mayonnaise'],
    ['serviete', 'serviette'],
  ])('that is misspelt is corrected: %s, %s', (typed, meant) => {
    expect(suggested(typed)?.suggestion).toBe(meant);
  });

  it('is not corrected to a word with another first letter, unless the first two are swapped', () => {
    expect(suggested('caddock')).toBeUndefined();
    expect(suggested('ahddock')?.suggestion).toBe('haddock');
  });

  it('is not corrected in short words and in numbers', () => {
    expect(suggested('oyl')).toBeUndefined();
    expect(suggested('331ml')).toBeUndefined();
  });

  it('does without the words that nobody knows', () => {
    expect(suggested('haddock trampoline')).toMatchObject({ condition: "'haddock':ABC", suggestion: 'haddock' });
  });

  it('asks for what is said or declared to be free of something, whatever else is asked for', () => {
    const guard = "(((('0nut':ABC | '0treenut':ABC) | ('~':ABCD & ('0nut':D | '0treenut':D))) | ('~':ABCD & !'~nut':ABCD)) & !'~nut':ABCD)";
    for (const { condition } of plan('nut free chocolate napkins trampoline')) expect(condition).toContain(`& ${guard}`);
    expect(plan('nut free chocolate napkins trampoline').map(({ suggestion }) => suggestion)).not.toContainEqual(
      expect.stringMatching(/^(?!nut free)/u),
    );
  });

  it('finds all that holds where only protections are asked for, and puts what says so before what declares it', () => {
    const attempts = plan('nut free');
    expect(attempts).toHaveLength(1);
    expect(attempts[0]!.condition).toContain("('~':ABCD & !'~nut':ABCD)");
    expect(attempts[0]!.tiers[1]).toContain("('0nut':A | '0treenut':A)");
  });

  it.each(['halal chocolate', 'kosher chocolate', 'MSC chocolate', 'maize free chocolate', 'chocolate without maize', 'eggless chocolate'])(
    'finds nothing rather than what does not hold a word that protects: %s',
    (text) => {
      const { attempts, guard, protections } = planSearch(text, vocabulary, synonyms);
      if (text === 'chocolate without maize') {
        // "Without" denies only things that are often absent.
        expect(protections).toEqual([]);
        return;
      }
      expect(guard).toBeDefined();
      for (const { condition } of attempts) expect(condition.endsWith(`& ${guard}`)).toBe(true);
    },
  );

  it('asks about a misspelling where it protects, and about nothing that is a word of its own', () => {
    expect(planSearch('latax free napkins', vocabulary, synonyms)).toMatchObject({
      attempts: [],
      questions: ['latex free napkins', 'latex free'],
    });
    expect(planSearch('vegetable free napkins', vocabulary, synonyms).questions).toBeUndefined();
    expect(plan('vegetable free napkins').map(({ suggestion }) => suggestion)).not.toContain('latex free napkins');
  });

  it('gives a size that nobody packs up for the nearest ones', () => {
    const near = plan('haddock 300ml').find(({ parts }) => parts);
    expect(near).toMatchObject({
      condition: "'haddock':ABC",
      parts: [{ shown: 'haddock', leftOut: ['300ml'], isNearestSize: true }, {}, {}],
    });
    expect(near!.tiers).toContain("'haddock':A & '330ml':A");
  });

  it('says which words were left out', () => {
    expect(plan('haddock trampoline').at(-1)!.parts).toEqual([{ shown: 'haddock', leftOut: ['trampoline'] }]);
    expect(plan('haddock fillets')[0]!.parts).toBeUndefined();
  });

  it('is understood without the packs that goods come in', () => {
    for (const text of ['can haddock', 'haddock cans', 'crate of haddock']) {
      expect(plan(text).map(({ suggestion }) => suggestion)).not.toContainEqual(expect.any(String));
      expect(plan(text).at(-2)!.condition).toContain("| ('haddock':ABC)");
    }
  });

  it('looks first for a pack in names, unless it counts something', () => {
    expect(first('chocolate can')).toContain("'can':ABC)");
    expect(first('cans of chocolate')).not.toContain("'can'");
  });

  it('puts what it names before what only has it in its name', () => {
    expect(plan('chocolate bar')[0]!.tiers).toContain("'=chocolatebar':A & 'chocolate':ABC");
    expect(plan('serviette')[0]!.tiers).toContain("'=napkin':A");
  });

  it('suggests only words that are in titles', () => {
    expect(suggested('haddock upright')).toMatchObject({ suggestion: 'haddock' });
  });

  it('is tried without one of its words when all together find nothing', () => {
    expect(plan('haddock vegetable oil').map(({ suggestion }) => suggestion)).toEqual([
      undefined,
      undefined,
      'vegetable oil',
      'oil',
      'vegetable',
      'haddock',
    ]);
  });

  it('with digits is looked up as a code, and as the beginning of one', () => {
    expect(plan('100-056').map(({ condition }) => condition)).toEqual(["'#100056':A"]);
    expect(plan('10005').map(({ condition }) => condition)).toEqual(["'#10005':A", "'#10005':*A"]);
  });

  it('without letters and digits asks for nothing', () => {
    expect(plan('%%%')).toEqual([]);
  });

  it('never gets more than our own terms into a condition, whatever is typed', () => {
    const typed = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 200 }),
      fc
        .array(
          fc.constantFrom(
            'haddock',
            'choc',
            'loo',
            'nut',
            'free',
            'from',
            'of',
            'tin',
            "'",
            ':*',
            '&',
            '|',
            '!',
            '\\',
            '(',
            '<->',
            '1.5l',
            '"',
            '\0',
            'x',
          ),
          {
            maxLength: 30,
          },
        )
        .map((parts) => parts.join(' ')),
    );
    fc.assert(
      fc.property(typed, (text) => {
        for (const { condition, tiers } of plan(text)) {
          for (const each of [condition, ...tiers]) expect(each).toMatch(/^(?:'[#=+~^]?[\p{L}\p{N}.%-]*':\*?[ABCD]+|[()&|! ])+$/u);
          expect(tiers.length).toBeLessThanOrEqual(tierCount);
        }
      }),
    );
  });

  it('is cheap to understand even when it is long and hostile', () => {
    const taken = cpuTimeOf(() => {
      for (let round = 0; round < 20; round++) plan(`${'qwertyui '.repeat(22)}${round}`);
    });
    expect(taken).toBeLessThan(2_000);
  });
});
