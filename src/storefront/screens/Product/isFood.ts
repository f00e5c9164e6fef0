import type { Product } from '../../../contract/catalogue.ts';

/** Whether somebody eats or drinks it: only then a question about allergens makes sense. */
export function isFood({ allergens, ingredients, nutrition, storage }: Product): boolean {
  return allergens !== undefined || ingredients !== undefined || nutrition !== undefined || storage === 'chilled' || storage === 'frozen';
}
