import { hash } from 'node:crypto';
import sharp from 'sharp';
import { encodingVersion } from './formats.ts';
import type { PictureGenerators } from './generator.ts';

/**
 * Identifies the way in which pictures are made now: eight hexadecimal digits that change with the encoders' settings, with sharp and with the version of
 * any generator. Cached pictures have it in their names, so that changed drawings are drawn anew.
 */
export function pictureVersionOf(generators: PictureGenerators): string {
  const versions = Object.entries(generators).map(([name, { version }]) => `${name} ${version}`);
  return hash('sha256', [encodingVersion, sharp.versions.vips, ...versions.toSorted()].join('\n'), 'hex').slice(0, 8);
}
