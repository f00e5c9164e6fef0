import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

/**
 * Names the way pictures are made now: eight hexadecimal digits that change with the studio's code, with the code in this folder and with
 * sharp. Pictures kept on disk stand under it, so that a changed drawing is drawn anew instead of found.
 */
export function currentEdition(): string {
  const source = fileURLToPath(new URL('../../', import.meta.url));
  const hash = createHash('sha256').update(sharp.versions.vips);
  for (const file of globSync(['demo/studio/**/*.ts', 'server/media/{formats,make}.ts'], { cwd: source }).sort()) {
    if (!file.endsWith('.test.ts')) hash.update(file).update(readFileSync(source + file));
  }
  return hash.digest('hex').slice(0, 8);
}
