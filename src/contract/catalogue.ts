/** The server validates with these schemas and publishes them as OpenAPI; everyone else imports only the types, so that no validator reaches the browser. */
import { z } from 'zod';
import { allergenNames } from './allergens.ts';
import { tooLongMessage } from './forms/rules.ts';
import { facetNames, facetPattern } from './facets.ts';
import { brandFilterMax, brandNameMaxLength, facetFilterMax, integerMax, productLimit, searchTextMaxLength } from './limits.ts';
import { defaultSorting, sortings } from './sorting.ts';
import { cleanLine } from './text.ts';

const id = z.int().positive().max(integerMax);

/** `subCategories` nests as deep as the range does. */
export interface Category {
  id: number;
  name: string;
  /** Address of the tile picture; see `media.ts` for its widths. */
  imageURL: string;
  /** Whether the home page shows it. */
  isMainCategory: boolean;
  subCategories: Category[];
}

export const categorySchema: z.ZodType<Category> = z
  .object({
    id,
    name: z.string(),
    imageURL: z.string(),
    isMainCategory: z.boolean(),
    get subCategories() {
      return z.array(categorySchema);
    },
  })
  .meta({ id: 'Category' });

export const tagSchema = z.object({ id, name: z.string() }).meta({ id: 'Tag' });
/** A word that products are found by across categories: "Vegan", "Catering size". */
export type Tag = z.infer<typeof tagSchema>;

export const variantSchema = z.object({ images: z.array(z.string()), tags: z.array(tagSchema) }).meta({ id: 'Variant' });
/** One pack of a product. Lists show its first image. */
export type Variant = z.infer<typeof variantSchema>;

export const categoryRefSchema = z.object({ id, name: z.string() }).meta({ id: 'CategoryRef' });
/** A category by id and name, as a product names its categories. */
export type CategoryRef = z.infer<typeof categoryRefSchema>;

export const hazardSigns = ['GHS01', 'GHS02', 'GHS03', 'GHS04', 'GHS05', 'GHS06', 'GHS07', 'GHS08', 'GHS09'] as const;

export const storages = ['ambient', 'chilled', 'frozen'] as const;
export type Storage = (typeof storages)[number];

export const productSummarySchema = z
  .object({
    productId: id,
    name: z.string(),
    brand: z.string(),
    packSize: z.string(),
    /** Trade code, as on the shelf label. */
    code: z.string().optional(),
    storage: z.enum(storages).optional(),
    /** Absent: not known. Two empty lists: none is declared. */
    allergens: z.object({ contains: z.array(z.string()), mayContain: z.array(z.string()) }).optional(),
    /** With `families=1`: how many packs of its article the list has, where it has several. */
    packs: z.int().min(2).optional(),
    variants: z.array(variantSchema),
    categories: z.array(categoryRefSchema),
    /** Name of its main category; of products of which neither allergens nor storage tell whether they are food. */
    mainCategory: z.string().optional(),
    /** Of what was caught or farmed, where and how, in a few words: "Barents Sea, trawl". */
    provenance: z.string().optional(),
  })
  .meta({ id: 'ProductSummary' });
/** A product as a list shows it: one variant with its first image. */
export type ProductSummary = z.infer<typeof productSummarySchema>;

export const nutritionBases = ['100 g', '100 ml'] as const;

const amount = z.number().min(0).max(10_000);

export const nutritionSchema = z
  .object({
    per: z.enum(nutritionBases),
    energyKj: amount,
    energyKcal: amount,
    /** In grams, like all values below it. */
    fat: amount,
    saturates: amount,
    carbohydrate: amount,
    sugars: amount,
    fibre: amount.optional(),
    protein: amount,
    salt: amount,
  })
  .meta({ id: 'Nutrition' });
/** The nutrition declaration of a food, as the law orders it. */
export type Nutrition = z.infer<typeof nutritionSchema>;

export const productSchema = productSummarySchema
  .omit({ packs: true, mainCategory: true, provenance: true })
  .extend({
    description: z.string(),
    caseSize: z.string().optional(),
    /** Of a product whose allergens are not declared: those that it may contain all the same. */
    possibleAllergens: z.array(z.string()).optional(),
    ingredients: z.string().optional(),
    /** Of ingredients with declared allergens: from and to, in UTF-16 units, of each word that names one and must be emphasised. */
    allergenPlaces: z.array(z.tuple([z.int().min(0), z.int().min(0)])).optional(),
    /** Those of the fourteen that it neither contains nor may contain. Absent where not all is declared, or what is declared is none of the fourteen: then it may be any. */
    otherAllergens: z.array(z.enum(allergenNames)).optional(),
    nutrition: nutritionSchema.optional(),
    origin: z.string().optional(),
    shelfLife: z.string().optional(),
    barcode: z.string().optional(),
    hazards: z.array(z.enum(hazardSigns)).optional(),
    safetySheet: z.string().optional(),
    /** Joins the packs of one article, where the range has such a name. */
    family: z.string().optional(),
    /** Codes of products that the range says go with it: of a batter mix, the oil and the box. */
    goesWith: z.array(z.string()).optional(),
  })
  .meta({ id: 'Product' });
/** A product with everything that is known of it: all variants, all images, the facts a trade buyer looks for. */
export type Product = z.infer<typeof productSchema>;

export const packSchema = z
  .object({
    productId: id,
    name: z.string(),
    /** Its size, by which it differs from packs of other sizes: "7 inch". Absent where all packs are of one size, or this one names none. */
    size: z.string().optional(),
    packSize: z.string(),
    caseSize: z.string().optional(),
    code: z.string().optional(),
  })
  .meta({ id: 'Pack' });
export type Pack = z.infer<typeof packSchema>;

/** A whole number written in digits only, so that `1e3`, ` 1` and `0x1` are refused. */
export function wholeNumber(min: number, max: number) {
  const message = max === integerMax ? `Must be one whole number from ${min}` : `Must be one whole number from ${min} to ${max}`;
  return (
    z
      .string(message)
      // A pattern of digits would be described beside the number that is meant.
      .refine((text) => /^\d{1,10}$/u.test(text), { message, abort: true })
      .transform(Number)
      .pipe(z.int().min(min, message).max(max, message))
      .meta({ type: 'integer', minimum: min, maximum: max })
  );
}

/** A text that a database can hold: no NUL, no half of a character. */
function plainText(maxLength: number, message: string) {
  return z
    .string(message)
    .max(maxLength, tooLongMessage(maxLength))
    .refine((text) => !text.includes('\0') && text.isWellFormed(), 'Must be plain text');
}

/** A parameter that may be left out, or be empty, which is the same. */
function optional<Schema extends z.ZodType>(schema: Schema) {
  return z.preprocess((value) => (value === '' ? undefined : value), schema.optional()).optional();
}

/** A value of a facet in an address: "storage:frozen". */
const facetValue = z.string().regex(facetPattern, `Must be a value of ${facetNames.join(', ')}, such as storage:frozen`);

/** One or more of something as a list, each once. */
function repeated(item: z.ZodType<string>, max: number, things: string) {
  return z
    .union([z.array(item).max(max, `Must be at most ${max} ${things}`), item.transform((one) => [one])], {
      // A single invalid one is told its own fault, not that it is no list.
      error: (issue) => issue.errors?.[Array.isArray(issue.input) ? 0 : 1]?.[0]?.message,
    })
    .transform((all) => [...new Set(all.filter(Boolean))]);
}

const sorting = z.enum(sortings, `Must be one of ${sortings.join(', ')}`);
const brandName = plainText(brandNameMaxLength, 'Must be a brand name');

/** The query of `GET products`, still as strings. An absent or empty parameter filters nothing. */
export const productQuerySchema = z
  .object({
    searchProduct: plainText(searchTextMaxLength, 'Must be one text').optional().meta({ description: 'Words to search for.' }),
    categoryId: optional(wholeNumber(1, integerMax)).meta({ description: 'Only products in this category or below it.' }),
    brands: repeated(brandName, brandFilterMax, 'brands')
      .optional()
      .meta({ description: 'Only products of one of these brands. May be repeated.' }),
    tagId: optional(wholeNumber(1, integerMax)).meta({ description: 'Only products with this tag.' }),
    facet: optional(repeated(facetValue, facetFilterMax, 'values')).meta({
      description:
        'Only products with this value, such as `storage:frozen`. May be repeated: values of one facet are alternatives. Answers with `facets=1` have the values.',
    }),
    facets: optional(z.literal('1', 'Must be 1')).meta({
      description: '1: also counts the products of each value of each facet under this query, or with `families=1` their articles.',
    }),
    families: optional(z.literal('1', 'Must be 1')).meta({
      description:
        '1: of the packs of an article only the first in the order, for all of them. Pages are of articles then, and facets count them; `total` stays the number of products, and `families` is that of articles.',
    }),
    sorting: optional(sorting).meta({
      description: `Order of the list; ${defaultSorting} by default, which puts the best matches of a search first.`,
    }),
    sortBy: optional(sorting).meta({ description: 'Another name of `sorting`, which wins when both are given.' }),
    limit: optional(wholeNumber(productLimit.min, productLimit.max)).meta({
      description: `Products in one answer; ${productLimit.default} by default.`,
    }),
    offset: optional(wholeNumber(0, integerMax)).meta({ description: 'Products to leave out at the beginning of the list.' }),
  })
  .transform(
    ({ searchProduct, categoryId, brands, tagId, facet, facets, families, sorting: order, sortBy, limit, offset }): ProductQuery => ({
      // A search of invisible characters is not the whole range.
      search: cleanLine(searchProduct ?? '') || (searchProduct?.trim() ?? ''),
      categoryId,
      brands: brands ?? [],
      tagId,
      ...(facet && facet.length > 0 ? { facets: facet } : {}),
      ...(facets ? { counts: true } : {}),
      ...(families ? { families: true } : {}),
      sorting: order ?? sortBy ?? defaultSorting,
      limit: limit ?? productLimit.default,
      offset: offset ?? 0,
    }),
  );

export const productParamsSchema = z.object({ id: wholeNumber(1, integerMax) });

export interface ProductQuery {
  /** Cleaned; empty when nothing is searched. */
  search: string;
  categoryId: number | undefined;
  /** Alternatives; empty for all. */
  brands: readonly string[];
  tagId: number | undefined;
  /** Values as "facet:value"; those of one facet are alternatives. Default: none. */
  facets?: readonly string[];
  /** Whether the products of each value of each facet are counted. Default: `false`. */
  counts?: boolean;
  /** Whether the list has the packs of an article once. Default: `false`. */
  families?: boolean;
  sorting: (typeof sortings)[number];
  limit: number;
  offset: number;
}

export const mainCategoriesAnswerSchema = z.object({ data: z.array(categorySchema) });
export type MainCategoriesAnswer = z.infer<typeof mainCategoriesAnswerSchema>;

export const categoriesAnswerSchema = z.array(categorySchema);
export type CategoriesAnswer = z.infer<typeof categoriesAnswerSchema>;

export const facetValueSchema = z
  .object({
    /** As `facet` names it after the colon; a brand's name, or the id of a category. */
    value: z.string(),
    label: z.string(),
    /** Products with this value and everything that is chosen in other facets. */
    total: z.int().min(0),
  })
  .meta({ id: 'FacetValue' });
export type FacetValue = z.infer<typeof facetValueSchema>;

export const facetSchema = z
  .object({ name: z.enum(['brand', 'category', ...facetNames]), values: z.array(facetValueSchema) })
  .meta({ id: 'Facet' });
/** A facet that splits the list, or in which something is chosen, with the values that lead to products or are chosen. */
export type Facet = z.infer<typeof facetSchema>;

export const productsAnswerSchema = z.object({
  data: z.array(productSummarySchema),
  /** Brands within search, category and tag, whatever brands are chosen, in alphabetical order. */
  brands: z.array(z.string()),
  totalPages: z.int().min(0),
  total: z.int().min(0),
  /** With `families=1`: how many articles the products are packs of. */
  families: z.int().min(0).optional(),
  /** With `facets=1`. */
  facets: z.array(facetSchema).optional(),
  chosenFacets: z.array(z.object({ facet: z.enum(facetNames), value: z.string(), label: z.string() })).optional(),
  /** When a category was asked for: the way to it from its main category, ending with itself. */
  path: z.array(categoryRefSchema).optional(),
  /** The text that was searched instead of the typed one, whose products are shown. Where nothing was found: a text that would find something. */
  suggestion: z.string().optional(),
  /** Words of the search that had to be left out, since no product has all of them. Words that protect people or faith are never left out. */
  leftOut: z.array(z.string()).optional(),
  /** With `leftOut`: the rest of the search, whose results are shown instead. */
  shown: z.string().optional(),
  /** With `leftOut`: whether the word left out is a size; then the nearest sizes of the same thing come first. */
  nearestSizes: z.boolean().optional(),
  /** Where not all products have all the words of the search: how many do. They come first; those after them have most of the words. */
  full: z.int().min(1).optional(),
  /** Words of the search, and chosen values of facets, that protect people or faith ("nut free", "halal"): every product shown holds them. */
  protectedWords: z.array(z.string()).optional(),
  /** Words of the search that ask for the opposite ("halal" of "non halal"): no product shown claims it. */
  deniedWords: z.array(z.string()).optional(),
  /** Those of `protectedWords` for which it is enough that the declared allergens name none, neither as contained nor as a possible trace. */
  judgedByAllergens: z.array(z.string()).optional(),
  /** Those of `protectedWords` that a maker's claim fulfils although the allergen is declared: lactose free milk declares milk. All others shown declare none. */
  claimedDespiteAllergens: z.array(z.string()).optional(),
  /** When a search with protected words found nothing: categories with products that hold the protected words, and how to search there. */
  nearby: z.array(z.object({ search: z.string(), category: categoryRefSchema, total: z.int().min(0) })).optional(),
  /** When nothing was found: near searches that find products, the nearest first. `without` names protecting words that such a search leaves out. */
  nearSearches: z.array(z.object({ search: z.string(), total: z.int().min(1), without: z.array(z.string()).optional() })).optional(),
  /** When nothing was found: words of the range that are like those asked for and find products, the nearest first. */
  nearWords: z.array(z.string()).optional(),
});
export type ProductsAnswer = z.infer<typeof productsAnswerSchema>;

export const suggestionsQuerySchema = z.object({
  q: plainText(searchTextMaxLength, 'Must be one text')
    .transform((text) => cleanLine(text))
    .meta({ description: 'A search as far as it is typed.' }),
});

export const suggestionsAnswerSchema = z
  .object({
    /** Searches that find something where the typed one does not, or that the typed one was read as. */
    texts: z.array(z.string()),
    categories: z.array(categoryRefSchema.extend({ total: z.int().min(1) })),
    brands: z.array(z.object({ name: z.string(), total: z.int().min(1) })),
    /** Where the text protects people or faith, only what the search itself shows for it. */
    products: z.array(
      productSummarySchema.pick({ productId: true, name: true, packSize: true, code: true }).extend({ image: z.string().optional() }),
    ),
  })
  .meta({ id: 'Suggestions' });
/** Suggestions for the beginning of a search, of each kind the best first. */
export type SuggestionsAnswer = z.infer<typeof suggestionsAnswerSchema>;

export const productDetailsAnswerSchema = z.object({
  data: z.object({
    productDetails: z.array(productSchema),
    relatedProducts: z.array(productSummarySchema),
    tags: z.array(tagSchema),
    /** The way to its first category from the main category, both included. */
    path: z.array(categoryRefSchema).optional(),
    /** All packs of its article by its brand, itself among them, from the smallest; absent where it is the only one. */
    packs: z.array(packSchema).optional(),
    /** Of goods that are no food: their material, colour and ply, as facets have them. */
    made: z.array(z.object({ facet: z.enum(facetNames), label: z.string() })).optional(),
  }),
});
export type ProductDetailsAnswer = z.infer<typeof productDetailsAnswerSchema>;

export const errorAnswerSchema = z
  .object({ message: z.string(), errors: z.record(z.string(), z.string()).optional() })
  .meta({ id: 'Error' });
export type ErrorAnswer = z.infer<typeof errorAnswerSchema>;
