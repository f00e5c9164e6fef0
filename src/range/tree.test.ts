import { describe, expect, it } from 'vitest';
import { Tree } from './tree.ts';

describe('Tree', () => {
  it('makes what is missing, in the order of the rows', () => {
    const tree = new Tree([]);
    tree.at(['Drinks', 'Cola']);
    tree.at(['Fish & Seafood']);
    tree.at(['drinks', 'Water']);
    expect(tree.categories()).toEqual([
      {
        slug: 'drinks',
        name: 'Drinks',
        children: [
          { slug: 'cola', name: 'Cola', children: [] },
          { slug: 'water', name: 'Water', children: [] },
        ],
      },
      { slug: 'fish-seafood', name: 'Fish & Seafood', children: [] },
    ]);
  });

  it('joins spellings that nobody can tell apart, shows the usual one, and says so', () => {
    const tree = new Tree([{ path: ['Café'], slug: 'coffee' }]);
    for (const name of ['CAFE\u0301', 'Café', 'Café']) tree.at([name, 'Fish & Chips']);
    tree.at(['Café', 'Fish  and\u00a0Chips']);
    expect(tree.categories()).toEqual([
      { slug: 'coffee', name: 'Café', children: [{ slug: 'fish-chips', name: 'Fish & Chips', children: [] }] },
    ]);
    expect(tree.spellings.joined()).toEqual([
      { kept: 'Café', joined: ['CAFE\u0301'] },
      { kept: 'Fish & Chips', joined: ['Fish  and\u00a0Chips'] },
    ]);
  });

  it('keeps the slug of a category that is there, and gives none of them to another', () => {
    const tree = new Tree([
      { path: ['Drinks', 'Cola'], slug: 'fizzy-cola' },
      { path: ['Sweets', 'Mints'], slug: 'mints' },
    ]);
    expect(tree.at(['Drinks', 'Cola']).slug).toBe('fizzy-cola');
    expect(tree.at(['Bakery', 'Mints']).slug).toBe('bakery-mints');
    expect(tree.at(['Sweets', 'Mints']).slug).toBe('mints');
  });

  it('tells equal names in different places apart', () => {
    const tree = new Tree([]);
    const slugs = [
      ['A', 'Other'],
      ['B', 'Other'],
      ['B', 'Other!'],
      ['B', 'Other?'],
    ].map((path) => tree.at(path).slug);
    expect(slugs).toEqual(['other', 'b-other', 'b-other-2', 'b-other-3']);
  });
});
