/** Schema of a catalogue that arrives in lines, each checked on its own; whether all lines fit together is checked when they are loaded. */
import { z } from 'zod';
import { readAllergens } from '../../contract/allergenList.ts';
import { hazardSigns, nutritionSchema, storages } from '../../contract/catalogue.ts';

const parameters: z.ZodType<object> = z.looseObject({});

const pictureSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('file'), path: z.string() }),
  z.object({ kind: z.literal('generated'), generator: z.string(), parameters }),
  z.object({ kind: z.literal('stored'), hash: z.string() }),
]);

const categorySchema = z.object({
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

export const productSchema = z.object({
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

const whatItIs = 'must be a category or a product';

export const catalogueLineSchema = z
  .strictObject({ category: categorySchema.exactOptional(), product: productSchema.exactOptional() }, whatItIs)
  .transform(({ category, product }, { addIssue }) => {
    if (category && !product) return { category };
    if (product && !category) return { product };
    addIssue(whatItIs);
    return z.NEVER;
  });
