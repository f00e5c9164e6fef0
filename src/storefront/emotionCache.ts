import type { EmotionCache, Options } from '@emotion/cache';

/** Property of the root element in which the built style sheet names, in its first rule, the rules it holds, as a quoted list. */
export const builtRulesProperty = '--built-rules';

/**
 * Tells Emotion which rules the style sheet of the build holds, so that it does not write them again.
 *
 * Read from the sheet itself: asking for a computed style would have the whole page styled anew while its code starts.
 */
export function knowBuiltRules(cache: EmotionCache): void {
  for (const { cssRules } of document.styleSheets) {
    const [first] = cssRules;
    const list = first instanceof CSSStyleRule ? first.style.getPropertyValue(builtRulesProperty) : '';
    for (const name of list.replaceAll('"', '').trim().split(' ')) cache.inserted[name] = true;
  }
}

/**
 * How Emotion writes styles, on the server and in the browser alike. No vendor prefixes: the browsers that the build is for need none of those that it
 * would write, and they are a fifth of a page's styles.
 */
export const cacheOptions: Options = { key: 'css', stylisPlugins: [] };
