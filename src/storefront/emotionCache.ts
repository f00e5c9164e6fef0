import type { EmotionCache, Options } from '@emotion/cache';

/** Property of the root element in which the built style sheet names the rules it holds, as a quoted list. */
export const builtRulesProperty = '--built-rules';

/** Tells Emotion which rules the style sheet of the build holds, so that it does not write them again. */
export function knowBuiltRules(cache: EmotionCache): void {
  const list = getComputedStyle(document.documentElement).getPropertyValue(builtRulesProperty).replaceAll('"', '').trim();
  for (const name of list.split(' ')) cache.inserted[name] = true;
}

/**
 * How Emotion writes styles, on the server and in the browser alike. No vendor prefixes: the browsers that the build is for need none of those that it
 * would write, and they are a fifth of a page's styles.
 */
export const cacheOptions: Options = { key: 'css', stylisPlugins: [] };
