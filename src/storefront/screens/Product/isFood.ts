import type { Product } from '../../../contract/catalogue.ts';

/** Whether a product is food or drink, so that allergens matter. */
export function isFood({ allergens, ingredients, nutrition, storage }: Product): boolean {
  return allergens !== undefined || ingredients !== undefined || nutrition !== undefined || storage === 'chilled' || storage === 'frozen';
}
