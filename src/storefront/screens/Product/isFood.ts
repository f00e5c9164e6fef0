import type { Product } from '../../../contract/catalogue.ts';

/** Whether a product is food or drink, so that allergens matter. */
export function isFood({ allergens, possibleAllergens, ingredients, nutrition, storage }: Product): boolean {
  return (
    [allergens, possibleAllergens, ingredients, nutrition].some((fact) => fact !== undefined) ||
    storage === 'chilled' ||
    storage === 'frozen'
  );
}
