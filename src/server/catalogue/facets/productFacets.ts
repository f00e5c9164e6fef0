/**
 * Facets of a product. Diets and absences are judged by the rules of the search, absences only where allergens are declared; the rest is read from
 * pack size, name and category.
 */
import { allergensIn } from '../../../contract/allergenList.ts';
import type { CategoryRef, Product } from '../../../contract/catalogue.ts';
import { facetKey, type FacetName } from '../../../contract/facets.ts';
import { memoise } from '../../../contract/memoise.ts';
import { slugOf } from '../../../contract/slug.ts';
import type { SearchDocument } from '../search/document.ts';
import { declaresAllergens, protectionOf, type Protection } from '../search/facts.ts';
import { diets } from '../search/protective.ts';
import { all, type Query } from '../search/query.ts';
import { termsOf, words } from '../search/text/normalise.ts';
import { readSize } from '../search/text/sizes.ts';
import list from './en-GB/facets.json' with { type: 'json' };

/** Increased whenever the same product gets other values, so that databases filled before make theirs anew at the next start. */
export const facetsVersion = 2;

/** Names of all facets: those of the list's own filters among them, and the tags that claim what a diet or an absence is judged by. */
export type AnyFacet = FacetName | 'brand' | 'category' | 'claim';

export interface FacetValue {
  readonly facet: AnyFacet;
  /** Its name in addresses: "nut-free", "cod"; a brand's name, the id of a category or tag. */
  readonly value: string;
  readonly label: string;
}

const labelled = (facet: AnyFacet, label: string, value = slugOf(label)): FacetValue => ({ facet, value, label });

interface ProtectiveValue extends FacetValue {
  readonly protection: Protection;
  readonly condition: Query;
}

function protective(facet: AnyFacet, texts: readonly string[]): ProtectiveValue[] {
  return texts.map((text) => {
    const protection = protectionOf(words(text))!;
    const condition = facet === 'free-from' ? all([declaresAllergens, protection.guard]) : protection.guard;
    return { ...labelled(facet, protection.text.charAt(0).toUpperCase() + protection.text.slice(1)), protection, condition };
  });
}

const protectiveValues = [...protective('diet', list.diet), ...protective('free-from', list.freeFrom)];
const protectivePhrases: ReadonlySet<string> = new Set(protectiveValues.map(({ protection }) => protection.text.toLowerCase()));

const storages = Object.entries(list.storage).map(([value, label]) => labelled('storage', label, value));
const packs = Object.entries(list.packs).map(([value, label]) => labelled('pack', label, value));
const sizes = Object.entries(list.sizes).flatMap(([unit, bands]) =>
  (bands as [number | null, string][]).map(([below, label]) => ({ unit, below: below ?? Infinity, value: labelled('size', label) })),
);

function byTerm(facet: FacetName, named: Readonly<Record<string, readonly string[]>>): ReadonlyMap<string, FacetValue> {
  return new Map(
    Object.entries(named).flatMap(([label, texts]) => texts.flatMap(termsOf).map((term) => [term, labelled(facet, label)] as const)),
  );
}

const containers = byTerm('container', list.containers);
const species = byTerm('species', list.species);
const cuts = byTerm('cut', list.cuts);
const makes = [byTerm('material', list.materials), byTerm('colour', list.colours), byTerm('ply', list.plies)];

/** The places of values in a sequence of their own, by facet and value; the others come by how many products they have. */
export const placeOfValue: ReadonlyMap<string, number> = new Map(
  [...storages, ...protectiveValues, ...packs, ...sizes.map(({ value }) => value)].map((value, place) => [facetKey(value), place]),
);

/** The protection that a value promises; undefined for one that protects no one. A tag is its maker's claim. */
export function protectionOfValue(value: FacetValue): Protection | undefined {
  if (value.facet === 'tag') return protectionOf(words(value.label));
  return protectiveValues.find((each) => each.facet === value.facet && each.value === value.value)?.protection;
}

/** All values of a product, each once. @param categories its categories and those above them @param has tells whether its search document fulfils a condition */
export function facetValuesOf(product: Product, categories: readonly CategoryRef[], { has }: Pick<SearchDocument, 'has'>): FacetValue[] {
  const tags = new Map(product.variants.flatMap((variant) => variant.tags.map((tag) => [tag.id, tag.name] as const)));
  const values = [
    labelled('brand', product.brand, product.brand),
    ...categories.map(({ id, name }) => labelled('category', name, String(id))),
    ...product.categories.map(({ id, name }) => labelled('type', name, String(id))),
    ...storages.filter(({ value }) => value === product.storage),
    ...protectiveValues.filter(({ condition }) => has(condition)),
    ...packValues(product.packSize),
    ...fishValues(product),
    ...makeValues(product),
    // A diet or absence that a tag claims is offered as judged above, together with what speaks against it.
    ...Array.from(tags, ([id, name]) => labelled(isJudged(name) ? 'claim' : 'tag', name, String(id))),
  ];
  return [...new Map(values.map((value) => [facetKey(value), value])).values()];
}

const isJudged = memoise((tag: string): boolean => {
  const protection = protectionOf(words(tag));
  return protection !== undefined && protectivePhrases.has(protection.text.toLowerCase());
});

/** Values of a pack size: "24 × 330 ml" is several in a case, each of 250 ml to 1 L. */
const packValues = memoise((packSize: string): readonly FacetValue[] => {
  const terms = termsOf(packSize);
  const size = terms.map(readSize).findLast((read) => read?.unit === 'g' || read?.unit === 'ml');
  const band = size && sizes.find(({ unit, below }) => unit === size.unit && size.high < below);
  const count = terms.find((term) => /^\d+$/u.test(term));
  const pack = size ? (Number(count ?? 1) > 1 ? 'several' : 'single') : count === undefined ? undefined : 'pieces';
  return [
    ...packs.filter(({ value }) => value === pack),
    ...(band ? [band.value] : []),
    ...terms.flatMap((term) => containers.get(term) ?? []),
  ];
});

/** Species and cut of fish and seafood: goods that declare them, or chilled and frozen goods that declare nothing. A cut alone may be another thing's. */
function fishValues({ name, allergens, storage }: Product): FacetValue[] {
  const contained = allergens && allergensIn(allergens.contains);
  const isFish = contained
    ? contained.has('Fish') || contained.has('Crustaceans') || contained.has('Molluscs')
    : storage === 'chilled' || storage === 'frozen';
  if (!isFish) return [];
  const terms = termsOf(name);
  const kinds = terms.flatMap((term) => species.get(term) ?? []);
  return kinds.length === 0 ? [] : [...kinds, ...terms.flatMap((term) => cuts.get(term) ?? [])];
}

/** Material, colour and ply of goods that are no food: they have neither storage nor allergens. */
export function makeValues({ name, storage, allergens }: Pick<Product, 'name' | 'storage' | 'allergens'>): FacetValue[] {
  if (storage ?? allergens) return [];
  const terms = termsOf(name);
  return makes.flatMap((values) => terms.flatMap((term) => values.get(term) ?? []));
}

/** Phrases by which a name or tag claims to suit a diet, or to be free of something; certificates of fisheries are no such claim, since other fish does not speak against them. */
const claims = [
  ...diets.filter(({ never }) => never).map(({ words: [name], saidAs }) => ({ name: name!, saidAs })),
  ...list.freeFrom.map((name) => ({ name, saidAs: [name] })),
];

/** The claims of texts for people's health, diet or faith: "vegan", "gluten free". */
export function claimsIn(texts: readonly string[]): readonly string[] {
  const text = texts.join(' | ').toLowerCase().replaceAll('-', ' ');
  return claims.filter(({ saidAs }) => saidAs.some((phrase) => text.includes(phrase))).map(({ name }) => name);
}

export interface FacetValueRow extends FacetValue {
  readonly id: number;
}

export class FacetValues {
  readonly #ids: Map<string, number>;
  /** Rows for `facet_value`, by their ids. */
  readonly rows: FacetValueRow[];

  /** @param known - those that a range has already, by their ids */
  constructor(known: readonly FacetValueRow[] = []) {
    this.rows = [...known];
    this.#ids = new Map(known.map((row) => [facetKey(row), row.id]));
  }

  idsOf(values: readonly FacetValue[]): number[] {
    return values.map((value) => {
      const key = facetKey(value);
      const id = this.#ids.get(key) ?? this.rows.push({ id: this.rows.length, ...value }) - 1;
      this.#ids.set(key, id);
      return id;
    });
  }
}
