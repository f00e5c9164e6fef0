import { readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { expect, it } from 'vitest';
import { Spool } from './spool.ts';

it('gives values back in any order, whatever their size, and has no name on the disk', () => {
  const spool = new Spool<string>();
  const values = Array.from({ length: 40 }, (_, index) => `ü${index}`.repeat(index % 7 === 0 ? 500_000 : 3));
  const places = values.map((value) => spool.write(value));
  for (const index of [39, 0, 1, 2, 38, 7, 8, 35, 3]) expect(spool.read(places[index]!)).toBe(values[index]);
  expect(spool.read(spool.write('later'))).toBe('later');
  expect(readdirSync(tmpdir()).filter((name) => name.startsWith('tarnbrook-import-'))).toEqual([]);
  spool.close();
});
