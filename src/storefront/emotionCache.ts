import type { Options } from '@emotion/cache';

/**
 * How Emotion writes styles, on the server and in the browser alike. No vendor prefixes: the browsers that the build is for need none of those that it
 * would write, and they are a fifth of a page's styles.
 */
export const cacheOptions: Options = { key: 'css', stylisPlugins: [] };
