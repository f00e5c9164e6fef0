import type { Product } from '../contract/catalogue.ts';

/**
 * Whether a product may be food or drink, so that allergens matter. How it is stored is said of foods only; without any such fact it is food all the same, but
 * in a main category of other goods.
 *
 * @param main - name of its main category
 * @param notFood - names of the main categories whose goods nobody eats
 */
export function isFood(
  {
    allergens,
    possibleAllergens,
    ingredients,
    nutrition,
    storage,
  }: Partial<Pick<Product, 'allergens' | 'possibleAllergens' | 'ingredients' | 'nutrition' | 'storage'>>,
  main: string | undefined,
  notFood: readonly string[] = [],
): boolean {
  const hasFacts = [allergens, possibleAllergens, ingredients, nutrition, storage].some((fact) => fact !== undefined);
  return hasFacts || (main !== undefined && !notFood.includes(main));
}
