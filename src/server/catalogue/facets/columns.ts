/** The facet values of all products in the process, where they are counted: SQL takes a hundred times as long. */
import { facetKey } from '../../../contract/facets.ts';
import { placeOfValue, type AnyFacet, type FacetValue } from './productFacets.ts';

/** Chosen values of one facet, of which a product must have one. */
export interface Chosen {
  /** The facet whose other values are counted as further alternatives; undefined where the choice bounds all counts. */
  readonly facet: AnyFacet | undefined;
  /** Numbers of the values; none of them where nothing has what was asked for. */
  readonly ids: readonly number[];
}

export type FacetCounts = ReturnType<FacetColumns['count']>;

export class FacetColumns {
  /** Values by facet, in the order they are shown, each with its number. */
  readonly byFacet: ReadonlyMap<AnyFacet, readonly (FacetValue & { readonly id: number })[]>;
  readonly #byKey: ReadonlyMap<string, FacetValue & { readonly id: number }>;
  readonly #facetOf: readonly AnyFacet[];
  /** Where the values of each product begin in `#ids`; one more than there are products. */
  readonly #starts: Uint32Array;
  readonly #ids: Uint32Array;
  readonly #families: Int32Array;
  readonly #rowOf = new Map<number, number>();

  /** @param products - rows of `product_facet`, those of one family together, as one text: "7,3,0,3,12;8,3,1,3", the ids of product and family before the numbers of its values */
  constructor(values: readonly (readonly [id: number, facet: AnyFacet, value: string, label: string])[], products: string) {
    const rows = values.map(([id, facet, value, label]) => ({ id, facet, value, label }));
    this.#byKey = new Map(rows.map((row) => [facetKey(row), row]));
    this.#facetOf = rows.toSorted((a, b) => a.id - b.id).map(({ facet }) => facet);
    const lines = products === '' ? [] : products.split(';');
    const ids = new Uint32Array(Math.ceil(products.length / 2));
    let end = 0;
    this.#starts = new Uint32Array(lines.length + 1);
    this.#families = new Int32Array(lines.length);
    for (const [row, line] of lines.entries()) {
      const [product, family, ...own] = line.split(',').map(Number);
      this.#rowOf.set(product!, row);
      this.#families[row] = family!;
      for (const id of own) ids[end++] = id;
      this.#starts[row + 1] = end;
    }
    this.#ids = ids.slice(0, end);
    const sizes = this.count([]);
    const placeOf = (value: FacetValue) => placeOfValue.get(facetKey(value)) ?? Infinity;
    this.byFacet = Map.groupBy(
      rows.toSorted((a, b) => placeOf(a) - placeOf(b) || sizes.of(b.id) - sizes.of(a.id) || (a.label < b.label ? -1 : 1)),
      ({ facet }) => facet,
    );
  }

  /** The value that an address names; undefined for one that no product has. */
  find(key: string): (FacetValue & { readonly id: number }) | undefined {
    return this.#byKey.get(key);
  }

  /**
   * Counts under a choice.
   *
   * @param among - ids of the products that count; all by default
   * @param byFamily - counts the families of which a product fulfils it, instead of products
   */
  count(choices: readonly Chosen[], among?: readonly number[], byFamily = false) {
    const [ids, starts, families] = [this.#ids, this.#starts, this.#families];
    // One bit for each choice, by the numbers of its values. No query has as many choices as a number has bits.
    const bitOf = new Uint32Array(this.#facetOf.length);
    for (const [choice, chosen] of choices.entries()) for (const id of chosen.ids) bitOf[id]! |= 1 << choice;
    const needed = 2 ** choices.length - 1;
    // A product counts for all values if it lacks nothing, and for those of a facet if it lacks that facet's choice alone.
    const choiceOf = (facet: AnyFacet) => choices.findIndex((choice) => choice.facet === facet) + 1;
    const choiceOfValue = Uint8Array.from(this.#facetOf, choiceOf);
    const [ofValue, ofChoice] = [new Tally(this.#facetOf.length), new Tally(choices.length + 1)];
    let total = 0;
    const add = (row: number) => {
      const [start, end] = [starts[row]!, starts[row + 1]!];
      let has = 0;
      for (let at = start; at < end; at++) has |= bitOf[ids[at]!]!;
      const lacks = needed & ~has;
      if (lacks & (lacks - 1)) return;
      const lacked = lacks === 0 ? 0 : 32 - Math.clz32(lacks);
      if (lacked === 0) total += 1;
      const counted = byFamily ? families[row]! : row + 1;
      for (let choice = 0; choice <= choices.length; choice++) if (lacked === 0 || lacked === choice) ofChoice.add(choice, counted);
      for (let at = start; at < end; at++) {
        const id = ids[at]!;
        if (lacked === 0 || lacked === choiceOfValue[id]) ofValue.add(id, counted);
      }
    };
    // Row by row, so that a family comes at once.
    if (among) for (const row of Uint32Array.from(among, (product) => this.#rowOf.get(product)!).sort()) add(row);
    else for (let row = 0; row < starts.length - 1; row++) add(row);
    return {
      /** Products that fulfil everything chosen. */
      total,
      /** Products of a value, or their families, that fulfil everything chosen in other facets. */
      of: (id: number): number => ofValue.counts[id]!,
      /** Products, or their families, that fulfil everything chosen in facets other than this. */
      reach: (facet: AnyFacet): number => ofChoice.counts[choiceOf(facet)]!,
    };
  }
}

/** Counts each thing once, if it comes at once. */
class Tally {
  readonly counts: Uint32Array;
  readonly #last: Int32Array;

  constructor(size: number) {
    this.counts = new Uint32Array(size);
    this.#last = new Int32Array(size).fill(-(2 ** 31));
  }

  add(at: number, counted: number): void {
    if (this.#last[at] === counted) return;
    this.#last[at] = counted;
    this.counts[at]! += 1;
  }
}
