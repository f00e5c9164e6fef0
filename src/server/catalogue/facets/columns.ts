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

export interface FacetCounts {
  /** Products that fulfil everything chosen. */
  readonly total: number;
  /** Products of a value that fulfil everything chosen in other facets. */
  of(id: number): number;
  /** Products that fulfil everything chosen in facets other than this. */
  reach(facet: AnyFacet): number;
}

export class FacetColumns {
  /** Values by facet, in the order they are shown, each with its number. */
  readonly byFacet: ReadonlyMap<AnyFacet, readonly (FacetValue & { readonly id: number })[]>;
  readonly #byKey: ReadonlyMap<string, FacetValue & { readonly id: number }>;
  readonly #facetOf: readonly AnyFacet[];
  /** Where the values of each product begin in `#ids`; one more than there are products. */
  readonly #starts: Uint32Array;
  readonly #ids: Uint32Array;
  readonly #rowOf = new Map<number, number>();

  /** @param products - rows of `product_facet` as one text: "7,0,3,12;8,1,3", the id of a product before the numbers of its values */
  constructor(values: readonly (readonly [id: number, facet: AnyFacet, value: string, label: string])[], products: string) {
    const rows = values.map(([id, facet, value, label]) => ({ id, facet, value, label }));
    this.#byKey = new Map(rows.map((row) => [facetKey(row), row]));
    this.#facetOf = rows.toSorted((a, b) => a.id - b.id).map(({ facet }) => facet);
    const lines = products === '' ? [] : products.split(';');
    const ids = new Uint32Array(Math.ceil(products.length / 2));
    let end = 0;
    this.#starts = new Uint32Array(lines.length + 1);
    for (const [row, line] of lines.entries()) {
      const [product, ...own] = line.split(',');
      this.#rowOf.set(Number(product), row);
      for (const id of own) ids[end++] = Number(id);
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

  /** Counts under a choice. @param among ids of the products that count; all by default */
  count(choices: readonly Chosen[], among?: readonly number[]): FacetCounts {
    const [ids, starts] = [this.#ids, this.#starts];
    // One bit for each choice, by the numbers of its values. No query has as many choices as a number has bits.
    const bitOf = new Uint32Array(this.#facetOf.length);
    for (const [choice, chosen] of choices.entries()) for (const id of chosen.ids) bitOf[id]! |= 1 << choice;
    const needed = 2 ** choices.length - 1;
    // The numbers of values by what the product lacks: nothing, or a single choice.
    const totals = Array.from({ length: choices.length + 1 }, () => new Uint32Array(this.#facetOf.length));
    const products = new Uint32Array(choices.length + 1);
    const add = (row: number) => {
      const [start, end] = [starts[row]!, starts[row + 1]!];
      let has = 0;
      for (let at = start; at < end; at++) has |= bitOf[ids[at]!]!;
      const lacks = needed & ~has;
      if (lacks & (lacks - 1)) return;
      const which = lacks === 0 ? 0 : 32 - Math.clz32(lacks);
      products[which]! += 1;
      const into = totals[which]!;
      for (let at = start; at < end; at++) into[ids[at]!]! += 1;
    };
    if (among) for (const product of among) add(this.#rowOf.get(product)!);
    else for (let row = 0; row < starts.length - 1; row++) add(row);
    const choiceOf = (facet: AnyFacet) => choices.findIndex((choice) => choice.facet === facet) + 1;
    return {
      total: products[0]!,
      of: (id) => totals[0]![id]! + (choiceOf(this.#facetOf[id]!) > 0 ? totals[choiceOf(this.#facetOf[id]!)]![id]! : 0),
      reach: (facet) => products[0]! + (choiceOf(facet) > 0 ? products[choiceOf(facet)]! : 0),
    };
  }
}
