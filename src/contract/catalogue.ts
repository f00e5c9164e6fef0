/**
 * Categories and products as they travel between server, storefront and the stories' mocks. The server validates with these
 * schemas and publishes them as OpenAPI; everyone else imports only the types, so that no validator reaches the browser.
 */
import { z } from 'zod';
import { brandFilterMax, brandNameMaxLength, integerMax, productLimit, searchTextMaxLength } from './limits.ts';
import { defaultSorting, sortings } from './sorting.ts';

const id = z.int().positive().max(integerMax);

/** A branch of the range. `subCategories` nests as deep as the range does. */
export interface Category {
  id: number;
  name: string;
  /** Address of the tile picture; see `media.ts` for its widths. */
  imageURL: string;
  /** Whether it stands on the home page. */
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
/** One form of a product. Its first image stands for it. */
export type Variant = z.infer<typeof variantSchema>;

export const categoryRefSchema = z.object({ id, name: z.string() }).meta({ id: 'CategoryRef' });
/** A category by name, as a product names those it stands in. */
export type CategoryRef = z.infer<typeof categoryRefSchema>;

export const storages = ['ambient', 'chilled', 'frozen'] as const;
/** Where a product is kept. */
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
    variants: z.array(variantSchema),
    categories: z.array(categoryRefSchema),
  })
  .meta({ id: 'ProductSummary' });
/** A product as a list shows it: one variant with its first image. */
export type ProductSummary = z.infer<typeof productSummarySchema>;

export const productSchema = productSummarySchema
  .extend({
    description: z.string(),
    caseSize: z.string().optional(),
    allergens: z.object({ contains: z.array(z.string()), mayContain: z.array(z.string()) }).optional(),
    ingredients: z.string().optional(),
    origin: z.string().optional(),
    shelfLife: z.string().optional(),
    barcode: z.string().optional(),
  })
  .meta({ id: 'Product' });
/** A product with everything that is known of it: all variants, all images, the facts a trade buyer looks for. */
export type Product = z.infer<typeof productSchema>;

/** A whole number in a query string: digits only, so that `1e3`, ` 1` and `0x1` are refused. */
const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,10}$/u, 'Must be a whole number')
    .transform(Number)
    .pipe(z.int().min(min).max(max))
    .meta({ type: 'integer' });

const searchText = z
  .string()
  .max(searchTextMaxLength, `Must be at most ${searchTextMaxLength} characters`)
  .refine((text) => !text.includes('\0') && text.isWellFormed(), 'Must be plain text');

const brandName = z.string().max(brandNameMaxLength).refine((text) => !text.includes('\0') && text.isWellFormed(), 'Must be plain text');

/** The query of `GET products`, still as strings. An absent or empty parameter filters nothing. */
export const productQuerySchema = z
  .object({
    searchProduct: searchText.optional(),
    categoryId: z.literal('').transform(() => undefined).or(wholeNumber(1, integerMax)).optional(),
    brands: z
      .union([z.array(brandName).max(brandFilterMax), brandName.transform((name) => [name])])
      .transform((names) => [...new Set(names.filter(Boolean))])
      .optional(),
    tagId: z.literal('').transform(() => undefined).or(wholeNumber(1, integerMax)).optional(),
    sorting: z.enum(sortings).optional(),
    sortBy: z.enum(sortings).optional(),
    limit: wholeNumber(productLimit.min, productLimit.max).optional(),
    offset: wholeNumber(0, integerMax).optional(),
  })
  .transform(({ searchProduct, categoryId, brands, tagId, sorting, sortBy, limit, offset }): ProductQuery => ({
    search: searchProduct?.trim() ?? '',
    categoryId,
    brands: brands ?? [],
    tagId,
    sorting: sorting ?? sortBy ?? defaultSorting,
    limit: limit ?? productLimit.default,
    offset: offset ?? 0,
  }));

/** What is asked of the product list, after validation. */
export interface ProductQuery {
  /** Trimmed; empty when nothing is searched. */
  search: string;
  categoryId: number | undefined;
  /** Alternatives; empty for all. */
  brands: readonly string[];
  tagId: number | undefined;
  sorting: (typeof sortings)[number];
  limit: number;
  offset: number;
}

export const mainCategoriesAnswerSchema = z.object({ data: z.array(categorySchema) });
export type MainCategoriesAnswer = z.infer<typeof mainCategoriesAnswerSchema>;

export const categoriesAnswerSchema = z.array(categorySchema);
export type CategoriesAnswer = z.infer<typeof categoriesAnswerSchema>;

export const productsAnswerSchema = z.object({
  data: z.array(productSummarySchema),
  /** Brands within search, category and tag, whatever brands are chosen, in alphabetical order. */
  brands: z.array(z.string()),
  totalPages: z.int().min(0),
  total: z.int().min(0),
  /** How the search was spelled by the shop, when its own spelling found nothing. */
  suggestion: z.string().optional(),
});
export type ProductsAnswer = z.infer<typeof productsAnswerSchema>;

export const productDetailsAnswerSchema = z.object({
  data: z.object({ productDetails: z.array(productSchema), relatedProducts: z.array(productSummarySchema), tags: z.array(tagSchema) }),
});
export type ProductDetailsAnswer = z.infer<typeof productDetailsAnswerSchema>;

export const errorAnswerSchema = z
  .object({ message: z.string(), errors: z.record(z.string(), z.string()).optional() })
  .meta({ id: 'Error' });
/** The body of every answer that is not a success. */
export type ErrorAnswer = z.infer<typeof errorAnswerSchema>;
