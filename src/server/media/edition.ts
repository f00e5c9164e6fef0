import { hash } from 'node:crypto';
import sharp from 'sharp';
import { encodingVersion } from './formats.ts';
import type { PictureGenerators } from './generators.ts';

/**
 * Names the way pictures are made now: eight hexadecimal digits that change with the encoders' settings, with sharp and with the version of any
 * generator. Pictures kept on disk stand under it, so that a changed drawing is drawn anew instead of found.
 */
export function editionOf(generators: PictureGenerators): string {
  const versions = Object.entries(generators).map(([name, { version }]) => `${name} ${version}`);
  return hash('sha256', [encodingVersion, sharp.versions.vips, ...versions.toSorted()].join('\n'), 'hex').slice(0, 8);
}
