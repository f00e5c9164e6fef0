import { expect, test } from 'vitest';
import { linkRangeParts } from './rangeParts.ts';

const category = (id: number, name: string) => ({ id, name, imageURL: `/media/${id}`, isMainCategory: true, subCategories: [] });
const part = (...words: string[]) => ({ words, title: 'Title', text: 'Text' });

test('a part of the range leads to the main category with one of its words, whatever its id', () => {
  const [packaging, fish] = linkRangeParts(
    [part('packaging'), part('fish', 'seafood')],
    [category(7, 'Fish & Seafood'), category(9, 'Packaging')],
  );
  expect(packaging).toMatchObject({ href: '/product-list/?categoryId=9', imageURL: '/media/9' });
  expect(fish).toMatchObject({ href: '/product-list/?categoryId=7' });
});

test('the first word counts most, and only whole words count', () => {
  const [found] = linkRangeParts(
    [part('cleaning', 'hygiene')],
    [category(1, 'Hygiene'), category(2, 'Drycleaning'), category(3, 'Cleaning')],
  );
  expect(found?.href).toBe('/product-list/?categoryId=3');
});

test('without such a category a search stands in', () => {
  expect(linkRangeParts([part('packaging')], [])).toEqual([{ ...part('packaging'), href: '/product-list/?search=packaging' }]);
});
