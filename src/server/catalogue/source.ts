import type { z } from 'zod';
import type { productSchema } from './sourceSchema.ts';

export type MediaSource =
  /** A file below the media folder. Its path must change with its content, since the picture's address is derived from it and cached for ever. */
  | { readonly kind: 'file'; readonly path: string }
  /** Drawn by the generator of this name from its parameters, which are JSON. */
  | { readonly kind: 'generated'; readonly generator: string; readonly parameters: object };

/** Name of the generator that draws the tile of a category without a picture. */
export const placeholderGenerator = 'placeholder';

/** A picture that the catalogue has already, by its hash. It keeps its address. */
export interface StoredPicture {
  readonly kind: 'stored';
  readonly hash: string;
}

export interface SourceCategory {
  /** Unique in the tree. The category keeps its id as long as it keeps its slug. */
  readonly slug: string;
  readonly name: string;
  /** Picture of its tile; a placeholder when there is none. */
  readonly image?: MediaSource | StoredPicture;
  /** Whether the home page shows it; by default it shows those at the top of the tree. */
  readonly isMain?: boolean;
  readonly children: readonly SourceCategory[];
}

type DeepReadonly<Value> = Value extends object ? { readonly [Key in keyof Value]: DeepReadonly<Value[Key]> } : Value;

export type SourceProduct = DeepReadonly<z.output<typeof productSchema>>;

export type SourceImage = SourceProduct['variants'][number]['images'][number];

/** The columns of a file of products, in the order of an exported one. The command line describes them. */
export const columns = [
  'code', 'name', 'brand', 'pack_size', 'case_size', 'description', 'categories', 'storage', 'allergens', 'may_contain', 'ingredients', 'origin',
  'shelf_life', 'barcode', 'nutrition_per', 'energy_kj', 'energy_kcal', 'fat', 'saturates', 'carbohydrate', 'sugars', 'fibre', 'protein', 'salt',
  'popularity', 'created_at', 'tags', 'images', 'main_category', 'hazards', 'safety_sheet', 'family', 'goes_with',
] as const; // prettier-ignore

export type Column = (typeof columns)[number];

/** The name that the fact of a column of a file has in the shop: "pack_size" is `packSize`. */
export const factOf = (column: string): string => column.replace(/_(.)/gu, (_, letter: string) => letter.toUpperCase());

export interface CatalogueSource {
  readonly categories: readonly SourceCategory[];
  readonly products: readonly SourceProduct[];
}

export type CatalogueLine = { readonly category: SourceCategory } | { readonly product: SourceProduct };

export function* linesOf({ categories, products }: CatalogueSource): Generator<CatalogueLine> {
  for (const category of categories) yield { category };
  for (const product of products) yield { product };
}

/** All slugs of a tree, parents before children. */
export function slugsOf(categories: readonly SourceCategory[]): string[] {
  return categories.flatMap(({ slug, children }) => [slug, ...slugsOf(children)]);
}
