import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { forgetSearches, rememberSearch, useRecentSearches } from './recentSearches.ts';

beforeEach(() => act(() => forgetSearches()));

test('the newest search comes first, each once in whatever capitals, at most six', () => {
  const { result } = renderHook(useRecentSearches);
  act(() => {
    for (const search of ['cola', 'cups', 'cod', 'chips', 'cream', 'cake', 'COLA', 'crisps', '']) rememberSearch(search);
  });
  expect(result.current).toEqual(['crisps', 'COLA', 'cake', 'cream', 'chips', 'cod']);
});

test('a text of other code in its place is no search', () => {
  for (const text of ['{', '{}', '[1, null, ""]']) {
    localStorage.setItem('recentSearches', text);
    expect(renderHook(useRecentSearches).result.current).toEqual([]);
  }
});
