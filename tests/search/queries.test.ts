import { describe, expect, it } from 'vitest';
import { demo, paths } from '../setup/demoRange.ts';
import { meets } from './meets.ts';
import { queries } from './queries.ts';

const { products } = demo;

describe('the queries that the search is judged by', () => {
  it('are at least 330, each asked once', () => {
    expect(queries.length).toBeGreaterThanOrEqual(330);
    const asked = queries.map(({ query }) => JSON.stringify(query));
    expect(new Set(asked).size).toBe(asked.length);
  });

  it('can all be answered by the range, with as many products as they ask for', () => {
    const unanswerable = queries.filter(
      ({ expect: wanted }) => products.filter((product) => meets(product, wanted)).length < (wanted.atLeast ?? 1),
    );
    expect(
      unanswerable.map(({ query, expect: wanted }) => ({
        query,
        wanted,
        found: products.filter((product) => meets(product, wanted)).length,
      })),
    ).toEqual([]);
  });

  it('look codes up by names that exist, and name categories of the tree', () => {
    const names = new Set(products.map(({ name }) => name));
    const looked = queries.flatMap(({ query }) => (typeof query === 'string' ? [] : Object.values(query)));
    expect(looked.filter((name) => !names.has(name))).toEqual([]);
    expect(
      queries
        .flatMap(({ expect: { category, never } }) => [category ?? [], never?.category ?? []].flat())
        .filter((slug) => !paths.has(slug)),
    ).toEqual([]);
  });

  it('ask for no more than a page holds', () => {
    expect(queries.filter(({ expect: { atLeast = 1 } }) => atLeast > 12)).toEqual([]);
  });
});
