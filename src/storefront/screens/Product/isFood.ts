import type { Product } from '../../../contract/catalogue.ts';

/** Whether a product may be food or drink, so that allergens matter: how it is stored is said of foods only. */
export function isFood({ allergens, possibleAllergens, ingredients, nutrition, storage }: Product): boolean {
  return [allergens, possibleAllergens, ingredients, nutrition, storage].some((fact) => fact !== undefined);
}
