/** What draws generated pictures. The media module has a generator of its own and is handed the others by name. */
import { placeholderGenerator } from '../catalogue/index.ts';
import { drawPlaceholder } from './placeholder.ts';

/** Draws pictures from parameters. */
export interface PictureGenerator {
  /** To be raised with every change of what is drawn, so that pictures made before are made anew. */
  readonly version: number;
  /** The picture as an SVG document that stands alone. */
  draw(parameters: object): string | Promise<string>;
}

/** Generators by the name under which pictures ask for them. */
export type PictureGenerators = Readonly<Record<string, PictureGenerator>>;

const placeholder: PictureGenerator = { version: 1, draw: (parameters) => drawPlaceholder(parameters as { name: string }) };

/** Adds the media module's own generator to others. @param load brings the others */
export async function withPlaceholder(load: () => Promise<PictureGenerators>): Promise<PictureGenerators> {
  return { ...(await load()), [placeholderGenerator]: placeholder };
}
