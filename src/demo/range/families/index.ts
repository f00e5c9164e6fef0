import type { Family } from '../family.ts';
import { chilledDairy } from './chilled-dairy.ts';
import { chipShopTakeaway } from './chip-shop-takeaway.ts';
import { cleaningChemicals } from './cleaning-chemicals.ts';
import { cleaningSupplies } from './cleaning-supplies.ts';
import { crispsSnacksConfectionery } from './crisps-snacks-confectionery.ts';
import { fizzyDrinks } from './fizzy-drinks.ts';
import { frozenBasics } from './frozen-basics.ts';
import { frozenPrepared } from './frozen-prepared.ts';
import { grocerySauces } from './grocery-sauces.ts';
import { groceryStaples } from './grocery-staples.ts';
import { groceryTins } from './grocery-tins.ts';
import { hotDrinksBakery } from './hot-drinks-bakery.ts';
import { oilyFishShellfish } from './oily-fish-shellfish.ts';
import { packagingBagsTableware } from './packaging-bags-tableware.ts';
import { packagingContainers } from './packaging-containers.ts';
import { stillDrinks } from './still-drinks.ts';
import { whiteFish } from './white-fish.ts';

/** All families, in the order of the tree. */
export const families: readonly Family[] = [
  ...fizzyDrinks,
  ...stillDrinks,
  ...crispsSnacksConfectionery,
  ...groceryStaples,
  ...groceryTins,
  ...grocerySauces,
  ...chipShopTakeaway,
  ...hotDrinksBakery,
  ...chilledDairy,
  ...frozenBasics,
  ...frozenPrepared,
  ...whiteFish,
  ...oilyFishShellfish,
  ...packagingContainers,
  ...packagingBagsTableware,
  ...cleaningChemicals,
  ...cleaningSupplies,
];
