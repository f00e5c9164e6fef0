/** Only plurals go: a stronger stemmer would make "freezer" and "frozen" meet. The result need not be a word, only the same for both. */
import list from '../lexicon/en-GB/text.json' with { type: 'json' };

/** Plurals that follow no rule, and words that only look like plurals. */
const irregular: ReadonlyMap<string, string> = new Map(Object.entries(list.plurals));

export function stem(word: string): string {
  const known = irregular.get(word);
  if (known) return known;
  if (word.length < 4 || !/[a-z]$/u.test(word)) return word;
  const singular = /[^su]s$/u.test(word) ? word.slice(0, -1) : word;
  // berry and berries, cookie and cookies, fry and fries: one term each.
  if (singular.length > 3 && singular.endsWith('ie')) return `${singular.slice(0, -2)}y`;
  // box(es), dish(es), glass(es), potato(es), quiche(s): with or without the e.
  if (/(?:x|ch|sh|ss|z|o)e$/u.test(singular) && singular.length > 3) return singular.slice(0, -1);
  return singular;
}
