/** Makes one picture: draws it or opens its file, brings it to a width, encodes it. */
import { access } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import type { MediaWidth } from '../../contract/media.ts';
import type { MediaSource } from '../catalogue/index.ts';
import { loadDemo } from '../demo.ts';
import { encode, type MediaFormat } from './formats.ts';

// Two pictures are made at once (see routes.ts), each on one core; libvips' own threads and cache would only compete with them.
sharp.concurrency(1);
sharp.cache(false);

/** Longest time one picture may take, in seconds. Large originals take about one. */
const timeoutSeconds = 15;

/** What transparent parts lie on: the studio's and most suppliers' ground. */
const ground = '#ffffff';

/** There is no such picture, or its file is gone. */
export class MissingPictureError extends Error {
  override name = 'MissingPictureError';
}

/**
 * The picture as a file in memory. A drawing is made at any width, an original is never enlarged.
 *
 * @param folder the media folder
 * @throws {MissingPictureError} when the original is gone
 */
export async function makePicture(source: MediaSource, width: MediaWidth, format: MediaFormat, folder: string): Promise<Buffer> {
  const picture = source.kind === 'file' ? await openOriginal(join(folder, source.path), width) : (await draw(source)).resize({ width });
  return encode(picture.flatten({ background: ground }), format, width)
    .timeout({ seconds: timeoutSeconds })
    .toBuffer();
}

async function openOriginal(path: string, width: MediaWidth): Promise<Sharp> {
  await access(path).catch(() => {
    throw new MissingPictureError(path);
  });
  return sharp(path, { failOn: 'error' }).autoOrient().resize({ width, withoutEnlargement: true });
}

/**
 * Drawing takes 1.4 ms in the median and 5 ms at most once the code is warm, so it stays in this thread; sharp rasterises and encodes in
 * threads of its own. The studio is loaded when first needed: a shop with a range of its own never does.
 */
async function draw(source: Exclude<MediaSource, { kind: 'file' }>): Promise<Sharp> {
  const studio = await (await loadDemo()).loadStudio();
  return sharp(
    Buffer.from(source.kind === 'drawn' ? studio.drawProduct(source.art, source.view) : studio.drawCategory(source.slug, source.name)),
  );
}
