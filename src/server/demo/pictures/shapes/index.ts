/** All templates by the name of their shape. */
import type { PackShape } from '../../types.ts';
import type { PackDrawer } from '../parts/pack.ts';
import { bagShapes } from './bags.ts';
import { boxShapes } from './boxes.ts';
import { cleaningShapes } from './cleaning.ts';
import { drinkShapes } from './drinks.ts';
import { fishShapes } from './fish.ts';
import { kitchenShapes } from './kitchen.ts';
import { packagingShapes } from './packaging.ts';
import { paperShapes } from './paper-goods.ts';
import { tinShapes } from './tins-and-jars.ts';
import { trayShapes } from './trays.ts';

export const templates: Readonly<Record<PackShape, PackDrawer>> = {
  ...drinkShapes,
  ...tinShapes,
  ...bagShapes,
  ...boxShapes,
  ...trayShapes,
  ...packagingShapes,
  ...paperShapes,
  ...cleaningShapes,
  ...fishShapes,
  ...kitchenShapes,
};

/** Goods that are drawn without a pack of their own, with a ticket: their label is on the box they come in. */
export const looseShapes: ReadonlySet<PackShape> = new Set([
  'whole-fish',
  'fillet',
  'fillet-breaded',
  'prawns',
  'shellfish',
  'squid',
  'burger-patties',
  'chips',
]);
