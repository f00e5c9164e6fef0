/** The article of a brand, whatever its size and pack, read from the name by the words of the search, so that its spellings meet. */
import type { Product } from '../../../contract/catalogue.ts';
import { textKey } from '../../../contract/text.ts';
import { letterSizeOf, readSize } from '../search/text/sizes.ts';
import { termsOf } from '../search/text/normalise.ts';

/** Increased whenever the same product gets another family, so that databases filled before make theirs anew at the next start. */
export const familiesVersion = 2;

export type ArticleFacts = Pick<Product, 'name' | 'brand' | 'packSize' | 'storage'> & {
  readonly allergens?: { readonly contains: readonly string[]; readonly mayContain: readonly string[] } | undefined;
  readonly family?: string | undefined;
};

/** Units that tell a quality, not a size: 2 ply is no size of 3 ply, nor 20 % fat one of 30 %. */
const qualities: ReadonlySet<string> = new Set(['ply', '%']);

/** The text that all products of an article have in common, whatever their brand: how it is stored, and its name without brand, sizes and pack. */
export function articleOf({ name, brand, packSize, storage }: ArticleFacts): string {
  const maker = termsOf(brand);
  const terms = termsOf(name);
  const own = maker.every((term, at) => terms[at] === term) ? terms.slice(maker.length) : terms;
  const named = withoutSizes(withoutPack(own, termsOf(packSize)));
  // Food is stored in some way; its "medium" is how hot it is or how coarse.
  const article = storage ? named : withoutLetterSize(named);
  return `${storage ?? ''}|${(article.length > 0 ? article : own).join(' ')}`;
}

/** The text that all packs of an article by one brand have in common and no other product has: that of the range, or the article. Other allergens are another article. */
export function familyOf(product: ArticleFacts, article = articleOf(product)): string {
  if (product.family) return `${termsOf(product.brand).join(' ')}|family|${textKey(product.family)}`;
  const { contains, mayContain } = product.allergens ?? {};
  const declared = [contains, mayContain].map((allergens) => allergens?.toSorted().join());
  return [termsOf(product.brand).join(' '), article, ...declared].join('|');
}

export class Families {
  readonly #numbers: Map<string, number>;
  #next: number;

  /** @param known - numbers of those that a range has already @param next - above all numbers in use */
  constructor(known: Iterable<readonly [family: string, number: number]> = [], next = 0) {
    this.#numbers = new Map(known);
    this.#next = next;
  }

  numberOf(family: string): number {
    const number = this.#numbers.get(family) ?? this.#next++;
    this.#numbers.set(family, number);
    return number;
  }
}

/** Takes the pack from the end of a name, where one of one is no number: "1 × 5 kg" is "5 kg". */
function withoutPack(terms: readonly string[], pack: readonly string[]): readonly string[] {
  const endings = [pack, ...(pack[0] === '1' ? [pack.slice(1)] : [])];
  const ending = endings.find((each) => each.length > 0 && each.every((term, at) => terms.at(at - each.length) === term));
  return ending ? terms.slice(0, -ending.length) : terms;
}

/** Takes out sizes with the numbers right before them: "10 × 12 inch". */
function withoutSizes(terms: readonly string[]): string[] {
  let isOfSize = false;
  const others = terms.toReversed().filter((term) => {
    const size = readSize(term);
    isOfSize = size ? !qualities.has(size.unit) : isOfSize && /^\d+$/u.test(term);
    return !isOfSize;
  });
  return others.toReversed();
}

function withoutLetterSize(terms: readonly string[]): readonly string[] {
  const length = [2, 1].find((each) => terms.length > each && letterSizeOf(terms.slice(-each)) !== undefined);
  return length === undefined ? terms : terms.slice(0, -length);
}
