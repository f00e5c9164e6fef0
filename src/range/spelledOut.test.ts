import fc from 'fast-check';
import { expect, it } from 'vitest';
import { spelledOut } from './cells.ts';

it('spells out what a terminal would obey, and leaves lines, tabs and letters alone', () => {
  expect(spelledOut('550 \u001b[2J\u001b]0;title\u0007 \u009b31m \u202egnp.exe\r')).toBe(
    '550 \\u001b[2J\\u001b]0;title\\u0007 \\u009b31m \\u202egnp.exe\\u000d',
  );
  expect(spelledOut('Zoë\tx\n24 × 330 ml – “good”\n')).toBe('Zoë\tx\n24 × 330 ml – “good”\n');
});

it('keeps JSON the same data', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(JSON.parse(spelledOut(JSON.stringify({ text })))).toEqual({ text });
    }),
  );
});
