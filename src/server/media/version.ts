import { hash } from 'node:crypto';
import sharp from 'sharp';
import { encodingVersion } from './formats.ts';
import type { PictureGenerators } from './generator.ts';

/** Eight digits that change with the encoders' settings, sharp, and any generator's version. Names of cached pictures have it, so that they are made anew. */
export function pictureVersionOf(generators: PictureGenerators): string {
  const versions = Object.entries(generators).map(([name, { version }]) => `${name} ${version}`);
  return hash('sha256', [encodingVersion, sharp.versions.vips, ...versions.toSorted()].join('\n'), 'hex').slice(0, 8);
}
