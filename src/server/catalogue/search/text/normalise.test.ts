import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wholeTerm, fold, words } from './normalise.ts';

const terms = (text: string) => words(text).map(({ term }) => term);

it('reads a price as one, and not as a number of things', () => {
  expect(terms('£1 crisps')).toEqual(['1gbp', 'crisp']);
  expect(terms('€ 1 crisps')).toEqual(['1eur', 'crisp']);
});

it('reads a number by which goods are named as one word with what says so, and a size as a size', () => {
  for (const text of ['chip tray No.1', 'chip tray no 1', 'chip tray Nr. 1', 'chip tray no1'])
    expect(terms(text)).toEqual(['chip', 'tray', 'no1']);
  expect(terms('no 12 oz')).toEqual(['no', '12oz']);
});

describe('two spellings of one thing have the same terms', () => {
  it.each([
    ['Crème Brûlée', 'creme brulee'],
    ['HADDOCK', 'haddock'],
    ['fish & chips', 'fish and chips'],
    ['fish n chips', 'fish & chips'],
    ['Chef’s choice', 'chefs choice'],
    ["Chef's choice", 'chef choice'],
    ['washing-up liquid', 'washing up liquid'],
    ['salt/vinegar', 'salt vinegar'],
    ['1.5l', '1.5 litre'],
    ['1.5L', '1.5 ltr'],
    ['1.5 litres', '1500ml'],
    ['75cl', '0.75 l'],
    ['24x330ml', '24 × 330 ml'],
    ['24 x 330ml', '24 X 330 millilitres'],
    ['330mlx24', '330 ml 24'],
    ['330 ml×24', '330 ml 24'],
    ['1,5 l', '1.5 l'],
    ['2,25kg', '2.25 kg'],
    ['5kg', '5 kilos'],
    ['5 kg', '5,000 g'],
    ['0.5kg', '500gm'],
    ['30cm', '300 mm'],
    ['12"', '12 inch'],
    ['12in', '12 inches'],
    ['2ply', '2 Ply'],
    ['24pk', '24 pack'],
    ['500pcs', '500 pieces'],
    ['x24', '24'],
    ['24s', '24'],
    ['5%', '5 percent'],
    ['£1.25 crisps', '£ 1.25 crisp'],
    ['ﬁsh ﬁllets', 'fish fillets'],
    ['smørrebrød', 'smorrebrod'],
    ['1,000 cups', '1000 cup'],
    ['latex-free gloves', 'latex free glove'],
    ['latexfree gloves', 'latex free gloves'],
    ['free from nuts', 'nut free'],
    ['free of nuts', 'nut free'],
    ['no nuts', 'nut free'],
    ['cake without nuts', 'cake nut free'],
    ['non dairy', 'dairy free'],
    ['eggless cake', 'egg free cake'],
    ['free from tree nuts', 'tree nut free'],
    ['4-6oz', '4–6 oz'],
    ['4 to 6 oz', '4oz - 6oz'],
    ['8/16oz', '8–16 oz'],
    ['8−16 oz', '8‒16 oz'],
    ['½ pint', '1/2 pint'],
    ['½pt', '0.5 pint'],
    ['1½ kg', '1.5kg'],
    ['1 ½ kg', '1 1/2 kg'],
    ['1-1/2 kg', '1500 g'],
    ['⅓ gastronorm', '1/3 gastronorm'],
    ['¾" tube', '0.75 inch tube'],
    ['180°C', '180 c'],
    ['180 ° C', '180c'],
    ['180 degrees celsius', '180℃'],
    ['180ºC', '180˚c'],
    ["6' table", '6ft table'],
    ['6′ × 3′', '6 foot x 3 feet'],
    ["12'' pizza box", '12″ pizza box'],
    ['100 ％ juice', '100% juice'],
    ['#10 tin', '10 tin'],
    ['fish ＆ chips', 'fish & chips'],
    ['cola - zero', 'cola zero'],
    ['cola −', 'cola'],
    ['EAN 5012345678900', '5012345678900'],
    ['item no. 6396', '6396'],
    ['No. 370161', '370161'],
    ['No 370161', '370161'],
    ['№ 370161', '370161'],
    ['Nr. 370161', '370161'],
    ['Art. 370161', '370161'],
    ['Artikelnr. 370161', '370161'],
    ['SKU: AB-1234', 'ab-1234'],
  ])('%s, %s', (one, other) => {
    expect(terms(one)).toEqual(terms(other));
  });
});

describe('singular and plural have the same term', () => {
  it.each([
    ['bag', 'bags'],
    ['box', 'boxes'],
    ['dish', 'dishes'],
    ['glass', 'glasses'],
    ['potato', 'potatoes'],
    ['berry', 'berries'],
    ['cookie', 'cookies'],
    ['fry', 'fries'],
    ['pie', 'pies'],
    ['quiche', 'quiches'],
    ['sauce', 'sauces'],
    ['olive', 'olives'],
    ['knife', 'knives'],
    ['loaf', 'loaves'],
    ['leaf', 'leaves'],
    ['chilli', 'chillies'],
    ['chilli', 'chillis'],
    ['size', 'sizes'],
    ['noodle', 'noodles'],
  ])('%s, %s', (one, many) => {
    expect(terms(one)).toEqual(terms(many));
  });
});

describe('different things have different terms', () => {
  it.each([
    ['pea', 'peach'],
    ['glass', 'glaze'],
    ['5 kg', '5 litres'],
    ['1.5 l', '15 l'],
    ['3 in 1', '3 inch 1'],
    ['hummus', 'hummu'],
    ['7up', '7'],
    ['bus', 'bu'],
    ['latex free', 'latex'],
    ['1/2 pint', '1–2 pint'],
    ['24 1/2 pint', '24.5 pint'],
    ['1½ kg', '11/2 kg'],
    ['no 330 ml', '330 ml'],
    ['item 12', '12'],
    ['code red 12 box', 'red 12 box'],
    ["'pack of 24'", 'pack of 24ft'],
    ['24/330 ml', '330 ml'],
    ['boneless', 'bone free'],
    ['free range eggs', 'range free eggs'],
  ])('%s, %s', (one, other) => {
    expect(terms(one)).not.toEqual(terms(other));
  });
});

it('leaves out words that mean nothing, unless there is nothing else', () => {
  expect(terms('a bag of the chips for you')).toEqual(['bag', 'chip', 'you']);
  expect(terms('of the')).toEqual(['of', 'the']);
});

it.each([
  ['latex free gloves', ['0latex', 'glove']],
  ['sugar free', ['0sugar']],
  ['sauce free from gluten', ['sauce', '0gluten']],
  ['large free range eggs', ['large', 'free', 'range', 'egg']],
  ['interleaved or free flowing', ['interleaved', 'free', 'flowing']],
  ['debtfree', ['0debt']],
  ['free', ['free']],
  ['gluten and dairy free bread', ['0gluten', '0dairy', 'bread']],
  ['Gluten & Dairy Free Bread', ['0gluten', '0dairy', 'bread']],
  ['gluten, dairy and nut free', ['0gluten', '0dairy', '0nut']],
  ['gluten free and dairy free', ['0gluten', '0dairy']],
  ['free from gluten and milk', ['0gluten', '0milk']],
  ['free from gluten and dairy free', ['0gluten', '0dairy']],
  ['cod and gluten free batter', ['cod', '0gluten', 'batter']],
  ['milk lactose free', ['milk', '0lactose']],
  ['gluten free and milk', ['0gluten', 'milk']],
])('takes what a thing is free of for another word than the thing: %s', (text, expected) => {
  expect(terms(text)).toEqual(expected);
});

it('knows which word counts the others', () => {
  expect(words('tins of beans')).toEqual([
    { term: 'tin', plain: 'tins', counts: true },
    { term: 'bean', plain: 'beans' },
  ]);
});

it('knows a measure by its bare number too', () => {
  expect(words('1.5 litre')).toEqual([{ term: '1500ml', plain: '1.5litre', also: ['1.5'] }]);
});

it('knows a range of sizes by its ends too', () => {
  expect(words('8–16 oz')).toEqual([{ term: '8-16oz', plain: '8-16oz', also: ['8', '16', '16oz'] }]);
});

it('finds no words in signs', () => {
  for (const text of ['', '   ', '!?%&"', '\u202e\u200b', '🍟']) expect(words(text)).toEqual([]);
});

it('makes one term of a whole code or name, however it is punctuated', () => {
  expect(wholeTerm('AB-123/4 ')).toBe('#ab1234');
  expect(wholeTerm('Cola 24 × 330 ml')).toBe(wholeTerm('COLA 24x330ml'));
  expect(wholeTerm('1'.repeat(500))!.length).toBeLessThan(100);
  expect(wholeTerm('--')).toBeUndefined();
});

it.each([
  '5012345678900',
  '05012345678900',
  '5 012345 678900',
  '5012345-678900',
  'EAN 5012345678900',
  'ean-13: 5012345678900',
  'EAN5012345678900',
  'GTIN-14 05012345678900',
  'barcode: 5012345678900',
  'Art. 5012345678900',
  'No. 5012345678900',
  '№ 5012345678900',
  '№5012345678900',
  'Art.-Nr. 5012345678900',
  'Cat. no. 5012345678900',
  'Bar code no. 5012345 678900',
  'UPC 5012345678900',
  '٥٠١٢٣٤٥٦٧٨٩٠٠',
  'scan 5012345678900',
  '(01)05012345678900',
  '(01)05012345678900(17)271231(10)AB12',
  '(02)05012345678900(37)24',
  '01 05012345678900 17 271231 10 AB12',
  '010501234567890017271231',
  ']C10105012345678900',
  ']d2\u001d0105012345678900',
  ']E05012345678900',
  'https://id.gs1.org/01/05012345678900',
  'https://example.com/a/01/05012345678900/10/AB12?17=271231',
])('makes the same term of a barcode written %s', (typed) => {
  expect(wholeTerm(typed)).toBe('#05012345678900');
});

it('makes the same term of a short barcode at every width', () => {
  expect(new Set(['36000291452', '036000291452', '0036000291452', '00036000291452', 'UPC-A 0 36000 29145 2'].map(wholeTerm)).size).toBe(1);
  expect(new Set(['12345670', '00000012345670', 'EAN 8: 1234 5670'].map(wholeTerm)).size).toBe(1);
  expect(wholeTerm('product code AB-123')).toBe('#ab123');
  expect(wholeTerm('1234')).toBe('#1234');
  // With a wrong check digit it is no GTIN.
  expect(wholeTerm('(01)05012345678901')).toBe('#0105012345678901');
});

it('makes only terms of letters, digits, points, %, - and ", whatever the text is', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string({ unit: 'binary', maxLength: 80 }), fc.constantFrom('9'.repeat(500), 'x'.repeat(500), '1'.repeat(400) + 'ml')),
      (text) => {
        for (const { term, plain } of words(text)) {
          expect(term).toMatch(/^[\p{L}\p{N}.%-]+$/u);
          expect(term.length).toBeLessThanOrEqual(125);
          expect(plain).not.toBe('');
        }
      },
    ),
  );
}, 30_000);

it('takes names of object members for plain words', () => {
  expect(terms('24 constructor')).toEqual(['24', 'constructor']);
  expect(terms('24constructor')).toEqual(['24constructor']);
});

it('folds what is folded already to itself', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (text) => {
      expect(fold(fold(text))).toBe(fold(text));
    }),
  );
});
