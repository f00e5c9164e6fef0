/** All templates by the name of their shape. */
import type { PackShape } from '../../types.ts';
import type { PackDrawer } from '../parts/pack.ts';
import { bagShapes } from './bags.ts';
import { boxShapes } from './boxes.ts';
import { cleaningShapes } from './cleaning.ts';
import { clothShapes } from './cloths.ts';
import { drinkShapes } from './drinks.ts';
import { fishShapes } from './fish.ts';
import { floorCareShapes } from './floor-care.ts';
import { kitchenShapes } from './kitchen.ts';
import { packagingShapes } from './packaging.ts';
import { paperShapes } from './paper-goods.ts';
import { tinShapes } from './tins-and-jars.ts';
import { ofDisposable } from './takeaway.ts';
import { trayShapes } from './trays.ts';

const byShape: Readonly<Record<PackShape, PackDrawer>> = {
  ...drinkShapes,
  ...tinShapes,
  ...bagShapes,
  ...boxShapes,
  ...trayShapes,
  ...packagingShapes,
  ...paperShapes,
  ...cleaningShapes,
  ...clothShapes,
  ...floorCareShapes,
  ...fishShapes,
  ...kitchenShapes,
};

/** The templates; a disposable that has a drawing of its own is drawn so. */
export const templates: Readonly<Record<PackShape, PackDrawer>> = {
  ...byShape,
  'box-burger': ofDisposable(byShape['box-burger']),
  'box-pizza': ofDisposable(byShape['box-pizza']),
  'tray-chilled': ofDisposable(byShape['tray-chilled']),
  'tray-foil': ofDisposable(byShape['tray-foil']),
  lid: ofDisposable(byShape.lid),
  'cup-hot': ofDisposable(byShape['cup-hot']),
  'cup-cold': ofDisposable(byShape['cup-cold']),
  'bag-carrier': ofDisposable(byShape['bag-carrier']),
  'bag-paper': ofDisposable(byShape['bag-paper']),
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
