/** The shape of a product and a category, from the file that they are read from to the shop that loads them. A catalogue arrives in lines, each checked on its own. */
import { z } from 'zod';
import { readAllergens } from '../contract/allergenList.ts';
import { hazardSigns, nutritionSchema, storages } from '../contract/catalogue.ts';

/** Name of the generator that draws the tile of a category without a picture. */
export const placeholderGenerator = 'placeholder';

const parameters: z.ZodType<object> = z.looseObject({});

const pictureSchema = z.discriminatedUnion('kind', [
  // A file below the media folder. Its path must change with its content, since the picture's address is derived from it and cached for ever.
  z.object({ kind: z.literal('file'), path: z.string() }),
  // Drawn by the generator of this name from its parameters, which are JSON.
  z.object({ kind: z.literal('generated'), generator: z.string(), parameters }),
  // A picture that the catalogue has already, by its hash. It keeps its address.
  z.object({ kind: z.literal('stored'), hash: z.string() }),
]);

type DeepReadonly<Value> = Value extends object ? { readonly [Key in keyof Value]: DeepReadonly<Value[Key]> } : Value;

type SourcePicture = DeepReadonly<z.output<typeof pictureSchema>>;

export type StoredPicture = Extract<SourcePicture, { kind: 'stored' }>;

export type MediaSource = Exclude<SourcePicture, StoredPicture>;

export interface SourceCategory {
  /** Unique in the tree. The category keeps its id as long as it keeps its slug. */
  readonly slug: string;
  readonly name: string;
  /** Picture of its tile; a placeholder when there is none. */
  readonly image?: SourcePicture;
  /** Whether the home page shows it; by default it shows those at the top of the tree. */
  readonly isMain?: boolean;
  readonly children: readonly SourceCategory[];
}

const categorySchema: z.ZodType<SourceCategory> = z.object({
  slug: z.string(),
  name: z.string(),
  image: pictureSchema.exactOptional(),
  isMain: z.boolean().exactOptional(),
  get children() {
    return z.array(categorySchema);
  },
});

const texts = z.array(z.string());

/** Allergens in the words of the law, whatever words they arrive in. Those that are not understood stay, for the loading to refuse. */
const allergens = texts.transform((entries) => {
  const { names = [], unknown } = readAllergens(entries.join(' | '));
  return [...names, ...unknown];
});

const productSchema = z.object({
  /** Unique. The product keeps its id as long as it keeps its code. */
  code: z.string(),
  name: z.string(),
  brand: z.string(),
  packSize: z.string(),
  caseSize: z.string().exactOptional(),
  description: z.string(),
  /** Slugs of categories, the main one first; at least one. */
  categories: texts,
  storage: z.enum(storages).exactOptional(),
  allergens: z.object({ contains: allergens, mayContain: allergens }).exactOptional(),
  /** Without `allergens`: those that it may contain all the same. */
  possibleAllergens: allergens.exactOptional(),
  ingredients: z.string().exactOptional(),
  nutrition: nutritionSchema.exactOptional(),
  origin: z.string().exactOptional(),
  shelfLife: z.string().exactOptional(),
  barcode: z.string().exactOptional(),
  hazards: z.array(z.enum(hazardSigns)).exactOptional(),
  safetySheet: z.string().exactOptional(),
  /** By which the packs of one article are known, where its name does not tell. */
  family: z.string().exactOptional(),
  /** Codes of products that go with it. Those that the range does not have are left aside. */
  goesWith: texts.exactOptional(),
  /** Higher sells better. */
  popularity: z.number(),
  /** ISO 8601 in UTC. */
  createdAt: z.string(),
  /** At least one; tags by name, and the view that an image shows, for its address: "front", "case". */
  variants: z.array(z.object({ tags: texts, images: z.array(z.object({ view: z.string(), source: pictureSchema })) })),
});

export type SourceProduct = DeepReadonly<z.output<typeof productSchema>>;

export type SourceImage = SourceProduct['variants'][number]['images'][number];

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

const whatItIs = 'must be a category or a product';

export const catalogueLineSchema: z.ZodType<CatalogueLine> = z
  .strictObject({ category: categorySchema.exactOptional(), product: productSchema.exactOptional() }, whatItIs)
  .transform(({ category, product }, { addIssue }) => {
    if (category && !product) return { category };
    if (product && !category) return { product };
    addIssue(whatItIs);
    return z.NEVER;
  });
