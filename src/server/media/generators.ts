/** The media module has one generator of its own and gets the others by name. */
import { placeholderGenerator } from '../../range/source.ts';
import type { PictureGenerator, PictureGenerators } from './generator.ts';
import { drawPlaceholder } from './placeholder.ts';

const placeholder: PictureGenerator = { version: 1, draw: (parameters) => drawPlaceholder(parameters as { name: string }) };

export async function withPlaceholder(load: () => Promise<PictureGenerators>): Promise<PictureGenerators> {
  return { ...(await load()), [placeholderGenerator]: placeholder };
}
