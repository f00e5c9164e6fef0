import type { PackShape } from '../../types.ts';
import type { PackDrawer } from '../parts/pack.ts';
import { bagShapes } from './bags.ts';
import { drinkShapes } from './drinks.ts';
import { tinShapes } from './tins-and-jars.ts';

export const templates: Readonly<Partial<Record<PackShape, PackDrawer>>> = { ...drinkShapes, ...tinShapes, ...bagShapes };
