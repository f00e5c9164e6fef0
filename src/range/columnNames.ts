/** The columns of a file of products, in the order of an exported one. The command line describes them. */
export const columns = [
  'code', 'name', 'brand', 'pack_size', 'case_size', 'description', 'categories', 'storage', 'allergens', 'may_contain', 'ingredients', 'origin',
  'shelf_life', 'barcode', 'nutrition_per', 'energy_kj', 'energy_kcal', 'fat', 'saturates', 'carbohydrate', 'sugars', 'fibre', 'protein', 'salt',
  'popularity', 'created_at', 'tags', 'images', 'main_category', 'hazards', 'safety_sheet', 'family', 'goes_with',
] as const; // prettier-ignore

export type Column = (typeof columns)[number];

/** The name that the fact of a column of a file has in the shop: "pack_size" is `packSize`. */
export const factOf = (column: string): string => column.replace(/_(.)/gu, (_, letter: string) => letter.toUpperCase());

/** The numbers of a product's nutrition, by their columns in a file. */
export const nutritionFields = [
  'nutrition_per', 'energy_kj', 'energy_kcal', 'fat', 'saturates', 'carbohydrate', 'sugars', 'fibre', 'protein', 'salt',
] as const; // prettier-ignore

/** The facts of a product that the desk changes, by their columns in a file. */
export const productFields = [
  'name', 'categories', 'pack_size', 'case_size', 'barcode', 'description', 'ingredients', 'origin', 'shelf_life', 'storage', 'allergens',
  'may_contain', 'tags', ...nutritionFields,
] as const; // prettier-ignore

/** One of them. */
export type ProductField = (typeof productFields)[number];

/** The facts as an import reads them. */
export type ProductCells = Readonly<Record<ProductField, string>>;
