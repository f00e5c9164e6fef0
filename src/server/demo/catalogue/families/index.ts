import type { Family } from '../family.ts';
import { chilledDairy } from './chilled-dairy.ts';
import { chipShopTakeaway } from './chip-shop-takeaway.ts';
import { cleaningHygiene } from './cleaning-hygiene.ts';
import { crispsSnacksConfectionery } from './crisps-snacks-confectionery.ts';
import { fishSeafood } from './fish-seafood.ts';
import { frozenFood } from './frozen-food.ts';
import { groceryStaples } from './grocery-staples.ts';
import { groceryTinsAndSauces } from './grocery-tins-sauces.ts';
import { hotDrinksBakery } from './hot-drinks-bakery.ts';
import { packagingDisposables } from './packaging-disposables.ts';
import { softDrinksWater } from './soft-drinks-water.ts';

/** Everything that can be made, in the order of the tree. */
export const families: readonly Family[] = [
  ...softDrinksWater, ...crispsSnacksConfectionery, ...groceryStaples, ...groceryTinsAndSauces, ...chipShopTakeaway, ...hotDrinksBakery, ...chilledDairy, ...frozenFood,
  ...fishSeafood, ...packagingDisposables, ...cleaningHygiene,
];
