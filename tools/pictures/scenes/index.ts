/** Page illustrations by name. */
import { liveries } from '../livery.ts';
import { drawCrew } from './crew.ts';
import { drawFishMarket } from './fish-market.ts';
import { drawMap } from './map.ts';
import { drawNoResults } from './no-results.ts';
import { drawStorefront } from './storefront.ts';
import { drawStreet } from './street.ts';
import { drawWarehouse } from './warehouse.ts';

const scenes = {
  warehouse: drawWarehouse,
  'no-results-tarnbrook': () => drawNoResults('tarnbrook'),
  'no-results-gullwing': () => drawNoResults('gullwing'),
  'fish-market': drawFishMarket,
  'counter-tarnbrook': () => drawStorefront(liveries.tarnbrook),
  'counter-gullwing': () => drawStorefront(liveries.gullwing),
  'crew-tarnbrook': () => drawCrew('tarnbrook'),
  'crew-gullwing': () => drawCrew('gullwing'),
  'round-tarnbrook': () => drawStreet('tarnbrook'),
  'round-gullwing': () => drawStreet('gullwing'),
  'map-tarnbrook': () => drawMap('tarnbrook'),
  'map-gullwing': () => drawMap('gullwing'),
} as const;

/** The illustrations there are. */
export type SceneName = keyof typeof scenes;

/** The names of all scenes. */
export const sceneNames = Object.keys(scenes) as readonly SceneName[];

/** Draws a page illustration: 1600 by 1000, `no-results-…` 800 by 600, maps 1600 by 900. */
export function drawScene(name: SceneName): string {
  return scenes[name]();
}
