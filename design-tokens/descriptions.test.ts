import { expect, test } from 'vitest';
import { purposeOfToken } from '../stories/Foundations/purposes.ts';
import { referenceBrand } from '../tools/tokens/brands.ts';
import { loadTokens } from '../tools/tokens/load.ts';

test('every token that a component may use says what it is for, in a sentence of its own', async () => {
  const names = Object.keys((await loadTokens())[referenceBrand].light);
  expect(Object.keys(purposeOfToken).toSorted()).toEqual(names.toSorted());
  expect(names.filter((name) => !/^\S.{6,}\.$/u.test(purposeOfToken[name]!))).toEqual([]);
  const known = new Set<string>();
  const repeated = names.filter((name) => known.has(purposeOfToken[name]!) || !known.add(purposeOfToken[name]!));
  expect(repeated).toEqual([]);
});
