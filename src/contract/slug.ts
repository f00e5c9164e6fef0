import type { Category } from './catalogue.ts';

/** Letters that Unicode does not take apart into a plain letter and a mark. */
const ligatures: Record<string, string> = { æ: 'ae', œ: 'oe', ß: 'ss', ø: 'o', đ: 'd', ł: 'l', ð: 'd', þ: 'th', ı: 'i', '×': 'x', '⁄': '/', '”': '"', '″': '"' }; // prettier-ignore

/** A text in small letters without accents, apostrophes and ligatures. */
export function plainLetters(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}'’‘ʼ`´]/gu, '')
    .replace(/[æœßøđłðþı×⁄”″]/gu, (letter) => ligatures[letter] ?? letter);
}

/** A text as part of an address: small letters and digits joined by hyphens, at most 60 characters; "item" when nothing is left. */
export function slugOf(text: string): string {
  const slug = plainLetters(text)
    .replace(/[^a-z0-9]+/gu, '-')
    .slice(0, 60)
    .replace(/^-+|-+$/gu, '');
  return slug || 'item';
}

/** The words of a name that count in an address: "Fish & Seafood" and "fish-and-seafood" have the same. */
const wordsOf = (text: string): string[] =>
  slugOf(text)
    .split('-')
    .filter((word) => word !== 'and');

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
