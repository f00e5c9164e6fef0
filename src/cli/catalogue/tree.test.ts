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
