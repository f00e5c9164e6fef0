import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { planSearch } from './plan.ts';
import { words } from './text/normalise.ts';
import { indexSynonyms } from './lexicon.ts';
import { Vocabulary } from './vocabulary.ts';
import { cpuTimeOf } from '../../../../tests/setup/cpuTime.ts';

const catalogueWords =
  'haddock fillets skinless prawns crackers chocolate bar cling film toilet tissue rolls napkins white 330ml pea peanuts peach pear oil vegetable mayonnaise latex free, gloves, latex';
const descriptionWords = 'can upright';
const headNouns = ['=napkin', '=bar', '=glove'];
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
  synonyms,
);
const plan = (text: string) => planSearch(text, vocabulary);
const first = (text: string) => plan(text).request?.full;
const suggested = (text: string) => {
  const { request } = plan(text);
  return request?.understood({ marks: request.marks.map((_, at) => at > 1) });
};

describe('a search text', () => {
  it('asks for all its words, and for what has enough of them', () => {
    expect(first('haddock fillets')).toBe("('#haddockfillets':A | ('haddock' & 'fillet' & ('haddock':ABC | 'fillet':ABC)))");
    expect(plan('haddock fillets').request!.close).toContain("'haddock':ABC");
  });

  it('never does without what nothing else replaces, or beside a word that protects', () => {
    expect(plan('haddock fillets').request!.close).not.toContain("| 'fillet':ABC");
    expect(plan('nut free chocolate napkins').request!.close).toContain("'napkin':ABC");
    expect(plan('chocolate without film').request!.close).toBeUndefined();
  });

  it('is a sound condition in a range with a single animal', () => {
    const few = new Vocabulary(
      ['haddock', '=haddock'].map((term) => ({ term, word: term, products: 10, titles: 10 })),
      synonyms,
    );
    const { full } = planSearch('no lupin haddock', few).request!;
    expect(full).toContain("'=haddock':B");
    expect(full).not.toContain('()');
  });

  it.each([
    ['chocolate no sulphite orhegg', 'chocolate sulphite free egg free'],
    ['no eggxor milk chocolate', 'egg free milk free chocolate'],
    ['chocolate no fish or uts', 'chocolate fish free nut free'],
    ['shellfishfrere chocolate', 'shellfish free chocolate'],
    ['chocolate wbo peanuts', 'chocolate peanut free'],
    ['freefroms mustard chocolate', 'mustard free chocolate'],
    ['chocolate ok forh alals', 'chocolate halal'],
    ['chocolate ok forv egans', 'chocolate vegan'],
    ['eggslesds chocolate', 'egg free chocolate'],
    ['chocolate other thanhsoya', 'chocolate soya free'],
    ['chocolate other thanlupin', 'chocolate lupin free'],
    ['chocolate apart fromlupin', 'chocolate lupin free'],
    ['chocolate leave outegg', 'chocolate egg free'],
    ['chocolate instead ofegg', 'chocolate egg free'],
  ])('is asked about where a list of what must not be there is not understood: "%s"', (text, question) => {
    const { request, questions } = plan(text);
    expect(request).toBeUndefined();
    expect(questions).toBeDefined();
    expect(questions![0]).toBe(question);
  });

  it.each([
    ['haddockno peanuts', 'haddock peanut free'],
    ['peanuts freecrackers', 'peanut free crackers'],
    ['crackers (bo peanuts)', 'crackers peanut free'],
    ['no wheat ro peanuts', 'wheat free peanut free'],
    ['avoidingnuts chocolate', 'nut free chocolate'],
    ['wheaftree crackers', 'wheat free crackers'],
    ['veg an chocolate', 'vegan chocolate'],
    ['chocolate nut tree', 'chocolate nut free'],
    ['haddock minus poork', 'haddock pork free'],
  ])('is asked about where it would protect more with a word spelled or spaced otherwise: "%s"', (text, question) => {
    const { request, questions } = plan(text);
    expect(request).toBeUndefined();
    expect(questions![0]).toBe(question);
  });

  it.each(['prawns kg', 'serviete', 'tree nuts', 'chcolate bar'])(
    'is not asked about where a strange word makes it protect nobody: "%s"',
    (text) => {
      expect(plan(text).questions).toBeUndefined();
    },
  );

  it('keeps what protects where only the goods are misspelt', () => {
    const { protections, questions } = plan('chocolte minus peanuts');
    expect({ texts: protections.map((each) => each.text), questions }).toEqual({ texts: ['peanut free'], questions: undefined });
  });

  it.each([
    ['peanuts make me sick chocolate', 'peanut free chocolate'],
    ['prawns are off limits crackers', 'prawn free crackers'],
    ['peanuts = hospital. chocolate', 'peanut free chocolate'],
    ['haddock-averse crackers', 'haddock free crackers'],
    ['chocolate qqq peanuts', 'chocolate peanut free'],
    ['chocolate peanuts qqq', 'chocolate peanut free'],
    ['chocolate tissu the peanuts', 'chocolate peanut free'],
    ['chocolate upright the peanuts', 'chocolate peanut free'],
    ['i hate mayonnaise crackers', 'mayonnaise free crackers'],
    ['latex free gloves, peanuts are poison', 'latex free gloves peanut free'],
    ['chocolate peanuts out', 'chocolate peanut free'],
    ['chocolate off peanuts', 'chocolate peanut free'],
    ['chocolate low mayonnaise', 'chocolate mayonnaise free'],
    ['on peanuts chocolate', 'peanut free chocolate'],
    ['chocolate whiet peanuts', 'chocolate peanut free'],
  ])('is asked about where an allergen stands beside words that nobody understands: "%s"', (text, question) => {
    const { request, questions } = plan(text);
    expect(request).toBeUndefined();
    expect(questions![0]).toBe(question);
  });

  it.each(['prawn crackers qqq', 'qqq mayonnaise', 'qqq zzz peanuts', 'prawn qqq', 'coconut milk qqq chocolate', 'show me peanuts please'])(
    'is answered where only a brand before it or a thing at its end is not known: "%s"',
    (text) => {
      expect(plan(text).questions).toBeUndefined();
      expect(first(text)).toBeDefined();
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
    ['allergen-friendly chocolate', 'allergen free'],
    ['gluten friendly chocolate', 'gluten free'],
    ['chocolate free from all 14 allergens', 'allergen free'],
    ['🚫🥜 chocolate', 'nut free'],
    ['🥚 free chocolate', 'egg free'],
    ['my son is deathly allergic to peanuts', 'peanut free'],
    ['chocolate, nut trace free', 'nut free'],
    ['chocolate without traces of nuts', 'nut free'],
    ['egg free for people who want chocolate', 'egg free'],
    ['chocolate clear of nuts', 'nut free'],
    ['chocolate in place of egg', 'egg free'],
    ['chocolate w.out nuts', 'nut free'],
    ['chocolate w/out egg', 'egg free'],
    ['barring milk chocolate', 'milk free'],
    ['nuts are out chocolate', 'nut free'],
    ['chocolate ✗ nuts', 'nut free'],
    ['chocolate -- nuts', 'nut free'],
    ['chocolate 0nuts', 'nut free'],
  ])('denies in other words and languages: "%s"', (text, read) => {
    const { protections, questions } = plan(text);
    expect(questions).toBeUndefined();
    expect(protections.map((protection) => protection.text).join(', ')).toBe(read);
  });

  it.each(['boneless haddock', 'low fat mayonnaise', 'skin on haddock'])(
    'denies nothing where its words are those of goods: "%s"',
    (text) => {
      const { protections, questions } = plan(text);
      expect({ protections, questions }).toEqual({ protections: [], questions: undefined });
    },
  );

  it('offers no words that only make a sentence', () => {
    const offered = plan('egg free for people who want chocolate and haddock').near();
    expect(offered.map(({ search }) => search).join()).not.toMatch(/people|who|want/u);
  });

  it('means "skip" where a space is in it', () => {
    expect(plan('chocolate sk ip the egg').protections.map(({ text }) => text)).toEqual(['egg free']);
  });

  it('completes its last word, and any that is unknown', () => {
    expect(first('white choc')).toContain("'choc':*");
    expect(first('choc white')).toContain("'choc':*");
  });

  it('does not complete a word that is one already', () => {
    expect(first('pea')).not.toContain(':*');
  });

  it('means its synonyms as well, of one word or several', () => {
    expect(first('serviettes')).toContain("('serviette':ABC | 'napkin':ABC)");
    expect(first('loo roll')).toContain("('toilet':ABC & 'tissue':ABC)");
    expect(first('loorolls')).toContain("('toilet':ABC & 'tissue':ABC)");
  });

  it('means either of two kinds of goods that are joined', () => {
    expect(first('napkins & gloves')).toContain("('napkin':ABC | 'glove':ABC)");
    expect(first('napkins gloves')).not.toContain("('napkin':ABC | 'glove':ABC) &");
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
    expect(plan(`${word} haddock`).protections).toHaveLength(1);
  });

  it('never takes one absence for another', () => {
    const { request, questions } = plan('mulk free haddock');
    expect({ request, questions }).toEqual({ request: undefined, questions: ['milk free haddock', 'milk free'] });
  });

  it('may write two words in one', () => {
    expect(first('clingfilm')).toContain("'cling' & 'film'");
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
    expect(first('caddock')).toBe("'#caddock':A");
    expect(suggested('ahddock')?.suggestion).toBe('haddock');
  });

  it('is not corrected in short words and in numbers', () => {
    expect(first('oyl')).toBe("'#oyl':A");
    expect(suggested('331ml')?.suggestion).toBeUndefined();
  });

  it('does without the words that nobody knows', () => {
    expect(suggested('haddock trampoline')).toMatchObject({ suggestion: 'haddock', leftOut: ['trampoline'], shown: 'haddock' });
    expect(suggested('haddock upright')?.leftOut).toBeUndefined();
  });

  it('shows nothing where what is known says nothing of the goods', () => {
    expect(first('white bull')).toBe("'#whitebull':A");
  });

  it('asks for what is said or declared to be free of something, whatever else is asked for', () => {
    const guard = "((('0nut':ABC | '0treenut':ABC) | ('~' & ('0nut':D | '0treenut':D)) | ('~' & !'~nut')) & !'~nut')";
    const { full, close } = plan('nut free chocolate napkins').request!;
    for (const condition of [full, close]) expect(condition).toContain(`& ${guard}`);
  });

  it('finds all that holds where only protections are asked for, and puts what says so before what declares it', () => {
    const { full, features } = plan('nut free').request!;
    expect(full).toContain("('~' & !'~nut')");
    expect(features[1]![0]).toContain("('0nut':A | '0treenut':A)");
  });

  it.each(['halal chocolate', 'kosher chocolate', 'MSC chocolate', 'maize free chocolate', 'chocolate without maize', 'eggless chocolate'])(
    'finds nothing rather than what does not hold a word that protects: %s',
    (text) => {
      const { request, guard } = plan(text);
      if (text === 'chocolate without maize') {
        // Nobody knows what must not be there.
        expect(request).toBeUndefined();
        return;
      }
      expect(guard).toBeDefined();
      for (const condition of request ? [request.full, request.close ?? []].flat() : [])
        expect(condition.endsWith(`& ${guard})`)).toBe(true);
    },
  );

  it('asks about a misspelling where it protects, and about nothing that is a word of its own', () => {
    const { request, questions } = plan('latax free napkins');
    expect({ request, questions }).toEqual({ request: undefined, questions: ['latex free napkins', 'latex free'] });
    expect(plan('vegetable free napkins').questions).toBeUndefined();
  });

  it('gives a size that nobody packs up for the nearest ones', () => {
    const { close, features, marks, understood } = plan('haddock 300ml').request!;
    expect(close).toContain("'haddock':ABC");
    expect(features.map(([condition]) => condition)).toContain("'330ml':A");
    expect(understood({ marks: marks.map((_, at) => at === 1 || at === 2) })).toEqual({
      suggestion: 'haddock',
      leftOut: ['300ml'],
      shown: 'haddock',
      nearestSizes: true,
    });
  });

  it('is understood without the packs that goods come in, which only rank', () => {
    for (const text of ['can haddock', 'haddock cans', 'crate of haddock']) {
      expect(suggested(text)?.suggestion).toBeUndefined();
      expect(first(text)).toContain("'haddock':ABC");
    }
  });

  it('puts what it names before what only has it in its name', () => {
    expect(plan('chocolate bar').request!.features.map(([condition]) => condition)).toContain("'=bar':A");
    expect(plan('serviette').request!.features.map(([condition]) => condition)).toContain("'=napkin':A");
  });

  it('with digits is looked up as a code, and as the beginning of one', () => {
    expect(first('100-056')).toContain("'#100056':A");
    expect(first('10005')).toContain("'#10005':*A");
  });

  it('without letters and digits asks for nothing', () => {
    expect(plan('%%%').request).toBeUndefined();
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
        const { request } = plan(text);
        const conditions = request
          ? [request.full, request.close ?? [], request.marks, request.features.map(([each]) => each)].flat(2)
          : [];
        for (const each of conditions) expect(each).toMatch(/^(?:'[#=+~^]?[\p{L}\p{N}.%-]*'(?::\*?[ABCD]*)?|[()&|! ])+$/u);
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
