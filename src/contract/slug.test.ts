import { describe, expect, it } from 'vitest';
import type { Category } from './catalogue.ts';
import { categoryBySlug, slugOf } from './slug.ts';

const category = (id: number, name: string, subCategories: Category[] = []): Category => ({
  id,
  name,
  imageURL: '',
  isMainCategory: subCategories.length > 0,
  subCategories,
});

const tree = [
  category(1, 'Soft Drinks & Water', [category(2, 'Fizzy Drinks', [category(3, 'Cola')]), category(4, 'Water')]),
  category(5, 'Fish & Seafood', [category(6, 'Crème & Smoked Fish')]),
];

describe('a slug', () => {
  it('is small letters and digits joined by hyphens', () => {
    expect(slugOf('Crème brûlée 24 × 330 ml')).toBe('creme-brulee-24-x-330-ml');
    expect(slugOf('Baker’s')).toBe('bakers');
    expect(slugOf('…')).toBe('item');
  });
});

describe('the category of a slug', () => {
  const idOf = (slug: string) => categoryBySlug(tree, slug)?.id;

  it('is the one with these words, main or not', () => {
    expect(
      [
        'soft-drinks-water',
        'fish-seafood',
        'fish-and-seafood',
        'Fish & Seafood',
        'ＦＩＳＨ ＆ Seafood',
        'cola',
        'Cre\u0300me and smoked-fish',
      ].map(idOf),
    ).toEqual([1, 5, 5, 5, 5, 3, 6]);
  });

  it('is else the first that holds them, nearest to the top', () => {
    expect(['drinks', 'seafood', 'smoked'].map(idOf)).toEqual([1, 5, 6]);
  });

  it('is found in any script', () => {
    expect(['茶', 'чай', '%'].map((slug) => categoryBySlug([category(1, '茶'), category(2, 'Чай')], slug)?.id)).toEqual([1, 2, undefined]);
  });

  it('is preferred with these very words to one that only holds them', () => {
    expect(idOf('water')).toBe(4);
  });

  it('is none for words that no category has', () => {
    expect(['', '-', 'and', 'drink-fish', 'nonsense', '%'].map(idOf)).toEqual(Array.from({ length: 6 }, () => undefined));
  });
});
