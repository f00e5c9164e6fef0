import { words } from './normalise.ts';

/**
 * Words for packs. "Can cola" and "cans of cola" mean cola; only what is itself called so, as a "chip bag" is, is meant by such a word. Singular.
 */
const packs = [
  'bag',
  'bottle',
  'box',
  'can',
  'carton',
  'case',
  'crate',
  'jar',
  'multipack',
  'pack',
  'packet',
  'pallet',
  'sack',
  'tin',
  'tray',
  'tub',
];

/** The same as terms of the search. */
export const packTerms: ReadonlySet<string> = new Set(packs.flatMap((pack) => words(pack).map(({ term }) => term)));
