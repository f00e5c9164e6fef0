import type { Category } from './catalogue.ts';
import { foldLetters, textKey } from './text.ts';

/** A text as part of an address: small letters and digits joined by hyphens, at most 60 characters; "item" when nothing is left. */
export function slugOf(text: string): string {
  const slug = foldLetters(text)
    .replace(/'/gu, '')
    .replace(/[^a-z0-9]+/gu, '-')
    .slice(0, 60)
    .replace(/^-+|-+$/gu, '');
  return slug || 'item';
}

/** The words of a name that count in an address: "Fish & Seafood", "FISH AND SEAFOOD" and "fish-seafood" have the same. */
const wordsOf = (text: string): string[] =>
  textKey(text)
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '' && word !== 'and');

/**
 * The category that the last part of `/product-list/{category}` names: the one with these very words, or else the first that holds them all, so
 * that `drinks` is found as "Soft Drinks & Water". Of several the one nearest to the top of the tree counts.
 *
 * @param categories - the tree
 */
export function categoryBySlug(categories: readonly Category[], slug: string): Category | undefined {
  const asked = wordsOf(slug);
  if (asked.length === 0) return undefined;
  let holding: Category | undefined;
  for (let level = categories; level.length > 0; level = level.flatMap(({ subCategories }) => subCategories)) {
    for (const category of level) {
      const words = wordsOf(category.name);
      if (!asked.every((word) => words.includes(word))) continue;
      if (words.length === asked.length) return category;
      holding ??= category;
    }
  }
  return holding;
}
