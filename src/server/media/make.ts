/** Makes one picture: draws it or opens its file, brings it to a width, encodes it. */
import sharp, { type Sharp } from 'sharp';
import type { MediaWidth } from '../../contract/media.ts';
import type { MediaSource } from '../../range/source.ts';
import { encode, type MediaFormat } from './formats.ts';
import type { PictureGenerators } from './generators.ts';
import type { MediaStore } from './store.ts';

// Two pictures are made at once (see routes.ts), each on one core; libvips' own threads and cache would only compete with them.
sharp.concurrency(1);
sharp.cache(false);

/** Longest time one picture may take, in seconds. Large originals take about one. */
const timeoutSeconds = 15;

/** The ground under transparent parts, which most suppliers' pictures have. */
const ground = '#ffffff';

/** There is no such picture, or its file is gone. */
export class MissingPictureError extends Error {
  override name = 'MissingPictureError';
}

export interface PictureMeans {
  readonly store: MediaStore;
  readonly generators: PictureGenerators;
}

/**
 * A drawing is made at any width, an original is never enlarged.
 *
 * @throws {MissingPictureError} when the original is gone, or the generator unknown
 * @throws {MediaUnavailableError} when the original cannot be read for the moment
 */
export async function makePicture(source: MediaSource, width: MediaWidth, format: MediaFormat, means: PictureMeans): Promise<Buffer> {
  const picture =
    source.kind === 'file' ? await openOriginal(source.path, width, means.store) : (await draw(source, means.generators)).resize({ width });
  return encode(picture.flatten({ background: ground }), format, width)
    .timeout({ seconds: timeoutSeconds })
    .toBuffer();
}

async function openOriginal(name: string, width: MediaWidth, store: MediaStore): Promise<Sharp> {
  const original = await store.read(name);
  if (!original) throw new MissingPictureError(name);
  return sharp(original, { failOn: 'error' }).autoOrient().resize({ width, withoutEnlargement: true });
}

/** Drawing takes few milliseconds, so it stays in this thread; sharp rasterises and encodes in threads of its own. */
async function draw({ generator, parameters }: Extract<MediaSource, { kind: 'generated' }>, generators: PictureGenerators): Promise<Sharp> {
  const found = generators[generator];
  if (!found) throw new MissingPictureError(generator);
  return sharp(Buffer.from(await found.draw(parameters)));
}
