import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanLine, cleanText, descriptionOf, foldLetters, plainDigits, textKey, unbrokenSizes } from './text.ts';

/** Texts with much of what is hard: marks, joiners, controls, digits, emoji and letters of many scripts. */
const hardTexts = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        ...'a e s B Z ß İ ı æ ﬁ Ｆ Å ½ ² 1 5 ٣ ३ １ , . - – − & + " \' ’ ″ ´ ™ × ⁄ Σ ς й И が ｶ ﾞ 한 ي ک \u05e9 ක ර ക അ 葛 👩 ⚕ ❤ 🏴 🏽 ☕ #'.split(
          ' ',
        ),
        ...' \t\n\r\v\u0085\u00a0\u2003\u3000\u2800\u2028'.split(''),
        ...'\u0000\u001b\u0300\u0301\u0307\u0327\u3099\u0dca\u094d\u064e\u200b\u200c\u200d\u202a\u2060\u2066\u00ad\ufeff\ufe0e\ufe0f\u20e3\u3164\ufffc\u180b\ud800\udc00'.split(
          '',
        ),
        '\u{e0067}',
        '\u{e007f}',
        '\u{e0100}',
      ),
      fc.string({ unit: 'binary', maxLength: 2 }),
    ),
    { maxLength: 12 },
  )
  .map((parts) => parts.join(''));

describe('A cleaned text', () => {
  it.each([
    ['marks of direction around it', '\u202a+44 7700 900123\u202c', '+44 7700 900123'],
    ['white space of every kind', '\u00a0Fish\u2009and\u3000chips\u2800shop\u0085', 'Fish and chips shop'],
    ['a byte order mark, soft hyphens and word joiners', '\ufeffcash\u00ad & carry\u2060', 'cash & carry'],
    ['controls', 'Fish\u0000\u001b\u009f Ltd', 'Fish Ltd'],
    ['blanks that pass for letters', '\u3164\u115f\uffa0\u2800', ''],
    ['the place of an object', 'dictated\ufffc', 'dictated'],
    ['joiners where they do nothing', 'Ta\u200crn\u200dbrook\u200d', 'Tarnbrook'],
    ['selectors behind letters', 'a\ufe0f1\ufe0f', 'a1'],
    ['tags without a flag', 'a\u{e0067}\u{e007f}', 'a'],
    ['halves of characters', 'a\ud83d', 'a\ufffd'],
  ])('is without %s', (_what, typed, clean) => {
    expect(cleanLine(typed)).toBe(clean);
    expect(cleanText(typed)).toBe(clean);
  });

  it('is composed', () => expect(cleanLine('Cafe\u0301')).toBe('Caf\u00e9'));

  it.each([
    ['a Persian name', 'علی\u200cرضا'],
    ['a Sinhala name', 'ශ\u0dca\u200dරී'],
    ['a Malayalam name with an old chillu at its end', 'അവന\u0d4d\u200d'],
    ['a Hindi word', 'क\u094d\u200cष'],
    ['a family', '👨\u200d👩\u200d👧'],
    ['a health worker', '👩🏽\u200d⚕\ufe0f'],
    ['a heart on fire', '❤\ufe0f\u200d🔥'],
    ['a key', '1\ufe0f\u20e3'],
    ['the flag of England', '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}'],
    ['a Japanese name with its own form of a letter', '葛\u{e0100}城'],
  ])('keeps the joiners and selectors of %s', (_what, text) => {
    expect(cleanLine(text)).toBe(text);
    expect(cleanText(text)).toBe(text);
    expect(cleanLine(`\u202b${text}\u200f`)).toBe(text);
  });

  it('keeps one joiner of several', () => expect(cleanLine('می\u200c\u200c\u200cخواهم')).toBe('می\u200cخواهم'));

  it('keeps the lines, indents and tabs of a longer text', () =>
    expect(cleanText('Dear all,\r\n  \u00a0one\tbox\u2028\fBye\u200b\n')).toBe('Dear all,\n   one\tbox\n\nBye'));

  it('stays as it is when it is cleaned again, cut or not', () => {
    fc.assert(
      fc.property(hardTexts, fc.integer({ min: 1, max: 12 }), (text, maxLength) => {
        expect(cleanLine(cleanLine(text))).toBe(cleanLine(text));
        expect(cleanText(cleanText(text))).toBe(cleanText(text));
        const cut = cleanLine(text, maxLength);
        expect(cleanLine(cut, maxLength)).toBe(cut);
        expect(cut.length).toBeLessThanOrEqual(maxLength);
        expect(cut.isWellFormed()).toBe(true);
      }),
      // Marks in another order than the composed one, before a joiner.
      {
        numRuns: 1000,
        examples: [
          ['\u064e\u094d\u200d', 1],
          ['\u064a\u200c\u180b', 1],
        ],
      },
    );
  });
});

describe('The key of a text', () => {
  it.each([
    ['composed and decomposed', ['Caf\u00e9 Noor', 'Cafe\u0301 Noor', 'cafe noor', 'CAFÉ\u00a0NOOR', '\u200bCafé  Noor\u200f']],
    ['accents and letters that Unicode does not take apart', ['Crème Brûlée', 'Creme Brulee']],
    ['case in every alphabet', ['Straße', 'STRASSE', 'STRAẞE', 'strasse']],
    ['a Turkish capital', ['İstanbul', 'Istanbul', 'ıstanbul', 'ISTANBUL']],
    ['final letters', ['ΟΔΟΣ', 'οδος', 'οδοσ']],
    ['width', ['Ｆｉｚｚ　１２', 'Fizz 12']],
    ['ligatures', ['ﬁsh', 'fish']],
    ['apostrophes', ["O'Brien’s", "O’Brien's", 'OBrien`s', 'Oʼbriens']],
    ['quotes', ['“Best” «of» all', '"Best" of all', 'Best of all']],
    ['an ampersand', ['Fish & Chips', 'Fish&Chips', 'fish and chips', 'Fish ＆ Chips', 'Fish + Chips']],
    ['dashes', ['Coca-Cola', 'Coca‑Cola', 'Coca–Cola', 'Coca−Cola']],
    ['signs of a trade mark', ['Fizz™', 'Fizz®', 'Fizz']],
    ['digits', ['7 up', '７ up', '٧ up', '७ up', '𝟕 up']],
    ['multiplication', ['24×330', '24x330']],
    ['fractions', ['1½ l', '1 ½ l', '1 1/2 l']],
    ['inches', ['12"', '12″', "12''", '12”']],
    ['Korean letters', ['한글', '한글'.normalize('NFD')]],
    ['half-width kana', ['ﾊﾟﾝ', 'パン']],
    ['joiners', ['علی\u200cرضا', 'علیرضا']],
    ['letters of Arabic keyboards', ['علي', 'علی']],
    ['emoji', ['Love ❤\ufe0f', 'Love ❤']],
  ])('is the same whatever the %s', (_what, texts) => expect(new Set(texts.map(textKey)).size).toBe(1));

  it.each([
    ['numbers', ['1,5', '1.5', '15', '1 5', '1½', '11/2', '1²', '12', '1/2', '-5', '5']],
    ['feet and inches', ['6 box', "6' box", '6" box']],
    ['words', ['Cola', 'Cola Zero', 'ColaZero', 'Kola']],
    ['Russian words', ['мой', 'мои']],
    ['Japanese words', ['か', 'が', 'ガ']],
    ['Hindi words', ['कल', 'काल', 'कला']],
    ['Thai words', ['กา', 'กี', 'กิ']],
    ['a plus that is a name', ['C+', 'C and', 'C']],
  ])('differs between %s', (_what, texts) => expect(new Set(texts.map(textKey)).size).toBe(texts.length));

  it('is that of the cleaned text', () => {
    fc.assert(
      fc.property(hardTexts, (text) => {
        expect(textKey(cleanLine(text))).toBe(textKey(text));
      }),
      { numRuns: 1000 },
    );
  });

  it('tells all whole numbers apart', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(), (one, other) => {
        expect(textKey(String(one)) === textKey(String(other))).toBe(one === other);
      }),
    );
  });

  it('reads the digits of every script', () => {
    const digits = Array.from({ length: 0x20000 }, (_, code) => String.fromCodePoint(code)).filter((each) => /\p{Nd}/u.test(each));
    expect(plainDigits(digits.join(''))).toBe('0123456789'.repeat(digits.length / 10));
  });
});

describe('A size that is shown', () => {
  it.each([
    ['Cola 24 × 330 ml', 'Cola 24_×_330_ml'],
    ['Rapeseed Oil 20 L', 'Rapeseed Oil 20_L'],
    ['King Prawns 16/20 10 × 1 kg', 'King Prawns 16/20 10_×_1_kg'],
    ['Pizza Box 12 inch 100 pieces', 'Pizza Box 12_inch 100_pieces'],
    ['Centrefeed Rolls 2 Ply 6 rolls', 'Centrefeed Rolls 2_Ply 6_rolls'],
    ['Foil Container No 1 Lid', 'Foil Container No 1 Lid'],
    ['Cod Fillets Skinless 16–32 oz 10 kg', 'Cod Fillets Skinless 16–+32_oz 10_kg'],
    ['Salmon Sides 1.0–1.4 kg – Skin On', 'Salmon Sides 1.0–+1.4_kg – Skin On'],
  ])('is not broken across lines: %s', (text, shown) => {
    expect(unbrokenSizes(text).replaceAll('\u00a0', '_').replaceAll('\u2060', '+')).toBe(shown);
  });

  it('finds the same when it is copied from the page into the search', () => {
    const name = 'Cod Fillets Skinless 16–32 oz 10 kg';
    expect(cleanLine(unbrokenSizes(name), 100)).toBe(name);
  });
});

describe('A description', () => {
  it('is the whole text when that is short enough', () => expect(descriptionOf(' A mix  for\nbatter. ', 20)).toBe('A mix for batter.'));

  it('ends with a whole word and an ellipsis when it is cut', () =>
    expect(descriptionOf('Boxes that stay crisp all the way', 20)).toBe('Boxes that stay…'));

  it('keeps the last word when it fits to the letter', () => expect(descriptionOf('Boxes that stay crisp', 16)).toBe('Boxes that stay…'));

  it('has no comma or dash before its ellipsis', () => expect(descriptionOf('Boxes, – that stay crisp', 12)).toBe('Boxes…'));

  it('ends after a sentence where that leaves little room unused', () =>
    expect(descriptionOf('Stays crisp for long. Then it does not any more.', 30)).toBe('Stays crisp for long.'));

  it('does not end after a first sentence that says too little', () =>
    expect(descriptionOf('Crisp. Boxes that stay so all the way home', 30)).toBe('Crisp. Boxes that stay so all…'));

  it('cuts a word that is too long for it, but no character', () => expect(descriptionOf('🐟🐟🐟🐟', 4)).toBe('🐟…'));

  it.each([20, 60, 155])('is never longer than asked for (%i)', (length) => {
    for (const text of ['word '.repeat(80), 'x'.repeat(300), `${'A sentence. '.repeat(40)}`])
      expect(descriptionOf(text, length).length).toBeLessThanOrEqual(length);
  });
});

it('folds every character, alone and behind a number, so that it stays what it is when it is folded again', () => {
  const unfolded: string[] = [];
  for (let code = 0x20; code <= 0xffff; code += 1) {
    if (code >= 0xd800 && code <= 0xdfff) continue;
    for (const text of [String.fromCodePoint(code), `1${String.fromCodePoint(code)}`])
      if (foldLetters(foldLetters(text)) !== foldLetters(text)) unfolded.push(`${code.toString(16)} ${text}`);
  }
  expect(unfolded).toEqual([]);
});
