/** Generators of pictures. The media module has one of its own and gets the others by name. */
import { placeholderGenerator } from '../catalogue/index.ts';
import { drawPlaceholder } from './placeholder.ts';

/** Draws pictures from parameters. */
export interface PictureGenerator {
  /** To be increased with every change of the drawings, so that older pictures are made anew. */
  readonly version: number;
  /** The picture as an SVG document that stands alone. */
  draw(parameters: object): string | Promise<string>;
}

/** Generators by the name that sources of pictures use. */
export type PictureGenerators = Readonly<Record<string, PictureGenerator>>;

const placeholder: PictureGenerator = { version: 1, draw: (parameters) => drawPlaceholder(parameters as { name: string }) };

/** Adds the media module's own generator to others. @param load loads the others */
export async function withPlaceholder(load: () => Promise<PictureGenerators>): Promise<PictureGenerators> {
  return { ...(await load()), [placeholderGenerator]: placeholder };
}
