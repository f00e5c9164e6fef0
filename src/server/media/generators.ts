/** The media module has one generator of its own and gets the others by name. */
import { hash } from 'node:crypto';
import sharp from 'sharp';
import { placeholderGenerator } from '../../range/source.ts';
import { encodingVersion } from './formats.ts';
import { drawPlaceholder } from './placeholder.ts';

export interface PictureGenerator {
  /** To be increased with every change of the drawings, so that older pictures are made anew. */
  readonly version: number;
  /** The picture as an SVG document that stands alone. */
  draw(parameters: object): string | Promise<string>;
}

export type PictureGenerators = Readonly<Record<string, PictureGenerator>>;

const placeholder: PictureGenerator = { version: 1, draw: (parameters) => drawPlaceholder(parameters as { name: string }) };

export async function withPlaceholder(load: () => Promise<PictureGenerators>): Promise<PictureGenerators> {
  return { ...(await load()), [placeholderGenerator]: placeholder };
}

/** Eight digits that change with the encoders' settings, sharp, and any generator's version. Names of cached pictures have it, so that they are made anew. */
export function pictureVersionOf(generators: PictureGenerators): string {
  const versions = Object.entries(generators).map(([name, { version }]) => `${name} ${version}`);
  return hash('sha256', [encodingVersion, sharp.versions.vips, ...versions.toSorted()].join('\n'), 'hex').slice(0, 8);
}
