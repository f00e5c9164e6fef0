import type { RangePart } from '../../../brands/pages.ts';
import type { Category } from '../../../contract/catalogue.ts';
import { categoryPath, searchPath } from '../../navigation/queryPaths.ts';

/** A part of the range with its link. */
export interface RangeLink extends RangePart {
  href: string;
  /** Picture of the category; absent while the categories are not known, or when none fits. */
  imageURL?: string;
}

/** Finds the main category of each part by its name. When there is none, the link is a search. */
export function linkRangeParts(parts: readonly RangePart[], categories: readonly Category[]): RangeLink[] {
  return parts.map((part) => {
    const category = part.words
      .map((word) =>
        categories.find(({ name }) =>
          name
            .toLowerCase()
            .split(/[^\p{L}]+/u)
            .includes(word),
        ),
      )
      .find((found) => found !== undefined);
    return {
      ...part,
      href: category ? categoryPath(category.id) : searchPath(part.words[0] ?? part.title),
      ...(category ? { imageURL: category.imageURL } : {}),
    };
  });
}
