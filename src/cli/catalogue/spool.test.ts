import { readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { expect, it } from 'vitest';
import { Spool } from './spool.ts';

it('gives values back in any order, whatever their size, and has no name on the disk', () => {
  const spool = new Spool<string>();
  const values = Array.from({ length: 40 }, (_, index) => `ü${index}`.repeat(index % 7 === 0 ? 500_000 : 3));
  for (const [index, value] of values.entries()) spool.set(`code ${index}`, value);
  for (const index of [39, 0, 1, 2, 38, 7, 8, 35, 3]) expect(spool.get(`code ${index}`)).toBe(values[index]);
  spool.set('code 3', 'later');
  expect(spool.get('code 3')).toBe('later');
  expect(spool.get('code 40')).toBeUndefined();
  expect(readdirSync(tmpdir()).filter((name) => name.startsWith('etilqs'))).toEqual([]);
  spool.close();
});
