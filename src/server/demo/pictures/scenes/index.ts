/** Page illustrations by name. */
import { drawFishMarket } from './fish-market.ts';
import { drawNoResults } from './no-results.ts';
import { drawStorefront } from './storefront.ts';
import { drawWarehouse } from './warehouse.ts';

const scenes = {
  warehouse: drawWarehouse,
  'no-results': drawNoResults,
  storefront: drawStorefront,
  'fish-market': drawFishMarket,
} as const;

/** The illustrations there are. */
export type SceneName = keyof typeof scenes;

/** All names, for whoever writes the files. */
export const sceneNames = Object.keys(scenes) as readonly SceneName[];

/** Draws a page illustration: 1600 by 1000, `no-results` 800 by 600. */
export function drawScene(name: SceneName): string {
  return scenes[name]();
}
