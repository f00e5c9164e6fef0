import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { planSearch, tierCount } from './plan.ts';
import { words } from './normalise.ts';
import { indexSynonyms } from './synonymIndex.ts';
import { Vocabulary } from './vocabulary.ts';

const catalogueWords =
  'haddock fillets skinless prawns crackers chocolate bar cling film toilet tissue rolls napkins white 330ml pea peanuts peach pear oil vegetable mayonnaise latex free, gloves, latex';
const descriptionWords = 'can upright';
const heads = ['=napkin', '=chocolatebar'];
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
    ...heads.map((term) => ({ term, word: term, products: 10, titles: 10 })),
  ],
  synonyms.words,
);
const plan = (text: string) => [...planSearch(text, vocabulary, synonyms)];
const first = (text: string) => plan(text)[0]?.condition;
const suggested = (text: string) => plan(text).find(({ suggestion }) => suggestion !== undefined);

describe('a search text', () => {
  it('asks for all its words', () => {
    expect(first('haddock fillets')).toBe("'#haddockfillets':A | (('haddock':ABCD & 'fillet':ABCD) & ('haddock':ABC | 'fillet':ABC))");
  });

  it('prefers the product of just that name, then names on the right shelf, then names, then everything else', () => {
    expect(plan('haddock')[0]!.tiers).toEqual(["'#haddock':A", "'haddock':A & 'haddock':B", "'haddock':A"]);
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

  it('keeps away what is named after that which nobody says to be absent, and its kinds', () => {
    expect(plan('nut free')).toEqual([plan('nut free')[0]]);
    expect(suggested('nut free chocolate')).toMatchObject({
      condition: "'chocolate':ABC & !('nut':ABC | 'peanut':ABC)",
      suggestion: 'chocolate',
    });
  });

  it('never becomes its opposite when a word is left out', () => {
    const attempts = plan('latex free napkins');
    expect(attempts[0]!.condition).toContain("'0latex':ABCD & 'napkin':ABCD");
    expect(attempts.at(-1)!.condition).toMatch(/ & \('0latex':ABC \| !'latex':ABC\)$/u);
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
      expect.any(String),
      expect.any(String),
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
          for (const each of [condition, ...tiers]) expect(each).toMatch(/^(?:'[#=+]?[\p{L}\p{N}.%]+':\*?[ABCD]+|[()&|! ])+$/u);
          expect(tiers.length).toBeLessThanOrEqual(tierCount);
        }
      }),
    );
  });

  it('is cheap to understand even when it is long and hostile', () => {
    const started = performance.now();
    for (let round = 0; round < 20; round++) plan(`${'qwertyui '.repeat(22)}${round}`);
    expect(performance.now() - started).toBeLessThan(1_000);
  });
});
