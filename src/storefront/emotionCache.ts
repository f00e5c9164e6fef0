import type { EmotionCache, Options } from '@emotion/cache';

/** Custom property with which the first rule of the built style sheet lists the names of its rules. */
export const builtRulesProperty = '--built-rules';

/**
 * Tells Emotion the rules of the built style sheet, so that it does not write them again.
 *
 * The list is read from the sheet itself, since a computed style would have the whole page styled anew during the start.
 */
export function knowBuiltRules(cache: EmotionCache): void {
  for (const { cssRules } of document.styleSheets) {
    const [first] = cssRules;
    const list = first instanceof CSSStyleRule ? first.style.getPropertyValue(builtRulesProperty) : '';
    for (const name of list.replaceAll('"', '').trim().split(' ')) cache.inserted[name] = true;
  }
}

/**
 * Emotion's options, on the server and in the browser. They switch vendor prefixes off, which would be a fifth of a page's styles and which no
 * supported browser needs.
 */
export const cacheOptions: Options = { key: 'css', stylisPlugins: [] };
