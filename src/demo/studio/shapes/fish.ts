/** The fish counter: whole fish, fillets, shellfish. Loose goods lie on ice with a ticket. */
import type { PackDrawer } from '../parts/pack.ts';
import { coated } from './coated.ts';
import { fillet } from './fillets.ts';
import { prawns, shellfish } from './shellfish.ts';
import { wholeFish } from './whole-fish.ts';

export const fishShapes = {
  'whole-fish': wholeFish,
  fillet,
  'fillet-breaded': coated,
  prawns,
  shellfish,
  squid: shellfish,
} as const satisfies Readonly<Record<string, PackDrawer>>;
