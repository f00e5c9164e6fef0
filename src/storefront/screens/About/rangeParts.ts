import type { RangePart } from '../../../brands/pages.ts';
import type { Category } from '../../../contract/catalogue.ts';
import { categoryPath, searchPath } from '../../navigation/queryPaths.ts';

const wordsOf = (name: string): string[] => name.toLowerCase().split(/[^\p{L}]+/u);

/** Finds the main category of each part, with its link and picture, by its name. When there is none, or none is known yet, the link is a search without a picture. */
export function linkRangeParts(parts: readonly RangePart[], categories: readonly Category[]) {
  return parts.map((part) => {
    const hasWord = (word: string) => categories.find(({ name }) => wordsOf(name).includes(word));
    const category = part.words.map(hasWord).find((found) => found !== undefined);
    const href = category ? categoryPath(category.id) : searchPath(part.words[0] ?? part.title);
    return { ...part, href, imageURL: category?.imageURL };
  });
}
