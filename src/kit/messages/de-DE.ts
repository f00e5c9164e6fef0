/**
 * The texts of all components in German, for `KitProvider`. They have the types of the English ones, so that a text without its translation does not
 * compile. A page that shows few components can take theirs alone: `{ pagination }` in place of `germanMessages`.
 */
import type { KitMessages } from './en-GB.ts';
import * as german from './de-DE/index.ts';

export * from './de-DE/index.ts';

/** Every text of the kit in German. */
export const germanMessages: KitMessages = german;
