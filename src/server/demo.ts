/** The one way from the server to the demo. A shop with a range of its own loads only the demo's index, which lists its generators. */
import type { PictureGenerators } from './media/index.ts';

/** Loads the demo. */
export const loadDemo = () => import('../demo/index.ts');

/** What draws the demo's pictures, by name; the drawings themselves are loaded with the first of them. */
export async function loadDemoGenerators(): Promise<PictureGenerators> {
  return (await loadDemo()).pictureGenerators;
}
