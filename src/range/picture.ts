/** Pictures of a range as they come: their limits, and whether they can be shown. */
import sharp from 'sharp';
import { RefusedPictureError } from './errors.ts';

/** Largest size of a picture; the formats that it is served in end at 16,383 pixels a side. */
export const pictureLimits = { bytes: 30_000_000, pixels: 60_000_000, side: 16_000 };

/** File extensions by the name that sharp gives a format. */
const extensions: Readonly<Record<string, string>> = { jpeg: 'jpg', png: 'png', webp: 'webp', heif: 'avif' };

/** The file extension of a picture that can be shown. Decodes it completely at a small size, so that a damaged file is found now and not by a visitor. @throws {RefusedPictureError} */
export async function extensionOf(bytes: Buffer): Promise<string> {
  const options = { limitInputPixels: pictureLimits.pixels, failOn: 'error' } as const;
  try {
    const { format, compression, width, height } = await sharp(bytes, options).metadata();
    const extension = extensions[format];
    if (!extension || (format === 'heif' && compression !== 'av1'))
      throw new RefusedPictureError('is not a JPEG, PNG, WebP or AVIF picture');
    if (Math.max(width, height) > pictureLimits.side)
      throw new RefusedPictureError(
        `is ${width} × ${height} pixels, but no side may have more than ${pictureLimits.side.toLocaleString('en-GB')}`,
      );
    await sharp(bytes, options).resize(64, 64, { fit: 'inside' }).raw().toBuffer();
    return extension;
  } catch (error) {
    if (error instanceof RefusedPictureError) throw error;
    throw new RefusedPictureError(
      (error as Error).message.includes('pixel limit')
        ? `has more than ${pictureLimits.pixels / 1e6} million pixels`
        : 'is not a picture that can be read',
    );
  }
}
