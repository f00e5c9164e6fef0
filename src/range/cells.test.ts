import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvLine, escapePart, neutraliseFormula, pathCell, restoreFormula, splitList, unescapePart } from './cells.ts';

describe('a formula', () => {
  it.each([
    ['="00123"', '00123'],
    ["'=1+1", '=1+1'],
    ["'n Beetje", "'n Beetje"],
    ['="a"&"b"', '="a"&"b"'],
  ])('%s is the text %s', (cell, text) => expect(restoreFormula(cell)).toBe(text));
});

describe('lists', () => {
  it.each([
    ['Vegan | Gluten free', ['Vegan', 'Gluten free']],
    ['Vegan|', ['Vegan']],
    ['', []],
    ['Fish \\| Chips | Peas', ['Fish | Chips', 'Peas']],
  ])('reads %j', (cell, parts) => {
    expect(splitList(cell, '|').map(unescapePart)).toEqual(parts);
  });

  it('reads back every list it wrote', () => {
    const part = fc.string({ minLength: 1 }).filter((text) => text.trim() === text && text !== '');
    fc.assert(
      fc.property(fc.array(part), (parts) => {
        expect(splitList(parts.map(escapePart).join(' | '), '|').map(unescapePart)).toEqual(parts);
      }),
    );
  });

  it('reads back every list of paths it wrote', () => {
    const part = fc
      .string({ minLength: 1, unit: fc.constantFrom('a', '|', '>', '\\', '=', ' ') })
      .filter((text) => text.trim() === text && text !== '');
    fc.assert(
      fc.property(fc.array(fc.array(part, { minLength: 1 })), (paths) => {
        const cell = paths.map(pathCell).join(' | ');
        expect(splitList(cell, '|').map((path) => splitList(path, '>').map(unescapePart))).toEqual(paths);
      }),
    );
  });
});

describe('formulas', () => {
  it.each(['=1+1', '+44', '-5', '@SUM(A1)', '\tx', "'=x", '＝1+1', '＋44', '－5', '＠SUM(A1)'])('puts an apostrophe before %j', (text) => {
    expect(neutraliseFormula(text)).toBe(`'${text}`);
  });

  it.each(["'n' Mix", 'a=b', '24 × 330 ml', ''])('leaves %j alone, both ways', (text) => {
    expect(neutraliseFormula(text)).toBe(text);
    expect(restoreFormula(text)).toBe(text);
  });

  it('gives every text back', () => {
    const text = fc.string({ unit: fc.constantFrom("'", '＝', '=', '+', '-', '@', '\t', 'a') });
    fc.assert(
      fc.property(text, (value) => {
        expect(restoreFormula(neutraliseFormula(value))).toBe(value);
      }),
    );
  });
});

it('spells out what a terminal would obey', () => {
  expect(csvLine(['a\u001b[2Jb', '\u009b31m'])).toBe('a\\u001b[2Jb,\\u009b31m\r\n');
});

it('quotes cells that need it', () => {
  expect(csvLine(['a', 'b,c', 'say "hi"', 'two\nlines', ' spaced', ''])).toBe('a,"b,c","say ""hi""","two\nlines"," spaced",\r\n');
});
