import { useEffect, useState } from 'react';
import { suggestionsCall } from '../../contract/calls.ts';
import type { SuggestionsAnswer } from '../../contract/catalogue.ts';
import { suggestionMinLength } from '../../contract/limits.ts';
import { paths } from '../../contract/pages.ts';
import { cleanLine, textKey, unbrokenSizes } from '../../contract/text.ts';
import { SearchSuggestions, type SearchSuggestion } from '../../kit/SearchSuggestions/index.ts';
import { getJson } from '../data/client.ts';
import { emptyListState } from '../navigation/listState.ts';
import { categoryPath, listPath } from '../navigation/queryPaths.ts';
import { suggestionMedia } from '../pictureSizes.ts';
import { forgetSearches, useRecentSearches } from './recentSearches.ts';
import { sharedWords } from '../words.ts';
import { words } from './words.ts';

export { rememberSearch } from './recentSearches.ts';

/** How long nobody types before suggestions are asked for, in milliseconds. */
const pauseMs = 120;

/** Earlier searches shown beside suggestions for a text; an empty field shows all. */
const recentBesideMost = 2;

/** The server's suggestions for a text, or those for the one before until they have come. None after a failure: the search works without. */
function useAnswer(text: string): SuggestionsAnswer | undefined {
  const [answer, setAnswer] = useState<SuggestionsAnswer>();
  useEffect(() => {
    const asking = new AbortController();
    const { signal } = asking;
    const show = (next?: SuggestionsAnswer) => !signal.aborted && setAnswer(next);
    if (text.length < suggestionMinLength) {
      show();
      return undefined;
    }
    const timer = setTimeout(() => {
      getJson<SuggestionsAnswer>(suggestionsCall(text), { signal }).then(show, () => show());
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [text]);
  return text.length < suggestionMinLength ? undefined : answer;
}

const ofProducts = (text: string, total: number, href: string, group: string): SearchSuggestion => ({
  text,
  hint: words.products(total),
  href,
  group,
});

/** The server's suggestions as the list shows them. */
function shown({ texts, categories, brands, products }: SuggestionsAnswer): SearchSuggestion[] {
  return [
    ...texts.map((text) => ({ text })),
    ...categories.map(({ id, name, total }) => ofProducts(name, total, categoryPath(id), sharedWords.categories)),
    ...brands.map(({ name, total }) => ofProducts(name, total, listPath({ ...emptyListState, brands: [name] }), words.brands)),
    ...products.map(({ productId, name, packSize, code, image = '' }) => ({
      text: unbrokenSizes(name),
      hint: [name.endsWith(packSize) ? '' : unbrokenSizes(packSize), code].filter(Boolean).join(' · '),
      href: paths.product(productId),
      picture: { src: image, alt: '', fit: 'contain' as const, ...suggestionMedia },
      group: sharedWords.everything,
    })),
  ];
}

/** Suggestions for the text in a search box, and the earlier searches of this device. */
export function Suggestions({ text }: { text: string }) {
  const typed = cleanLine(text);
  const answer = useAnswer(typed);
  const recent = useRecentSearches();
  const key = textKey(typed);
  const earlier = key
    ? recent.filter((search) => textKey(search).startsWith(key) && textKey(search) !== key).slice(0, recentBesideMost)
    : recent;
  const suggestions: SearchSuggestion[] = [
    ...earlier.map((search) => ({ text: search, ...(key ? { hint: words.searched } : { group: words.recent }) })),
    ...(!key && earlier.length > 0 ? [{ text: words.clear, group: words.recent }] : []),
    ...(answer ? shown(answer).filter((one) => one.href !== undefined || !earlier.includes(one.text)) : []),
  ];
  return (
    <SearchSuggestions
      {...(answer || suggestions.length > 0 ? { suggestions } : {})}
      onSuggestionSelect={(event, suggestion) => {
        if (key || suggestion.text !== words.clear) return;
        event.preventDefault();
        forgetSearches();
      }}
    />
  );
}
