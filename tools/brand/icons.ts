/** Icons for browsers and operating systems, made from a brand's square mark. */
import sharp from 'sharp';

/** Icons by their names below `src/brands/NAME/icons/`. */
export type SmallPictures = Readonly<Record<string, Buffer>>;

/** The mark on its ground, for systems that cut it into a shape of their own; they may cut off a tenth at each edge. */
async function maskable(mark: Buffer, size: number): Promise<Buffer> {
  const inner = await sharp(mark)
    .resize(Math.round(size * 0.72))
    .png()
    .toBuffer();
  // The colour of the mark's own ground, read from its middle row near the left edge.
  const { data } = await sharp(inner).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const row = Math.round(size * 0.72) * 3 * Math.round(size * 0.36) + 3 * 4;
  const ground = { r: data[row] ?? 0, g: data[row + 1] ?? 0, b: data[row + 2] ?? 0 };
  return sharp({ create: { width: size, height: size, channels: 3, background: ground } })
    .composite([{ input: inner }])
    .png({ palette: true, effort: 10 })
    .toBuffer();
}

/** One PNG in the container of old browsers' `/favicon.ico`: a header, one directory entry, the picture. */
function icoOf(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}

/** Every icon of a brand, from its mark as SVG. */
export async function iconsOf(mark: string): Promise<SmallPictures> {
  const source = Buffer.from(mark);
  const sized = (size: number): Promise<Buffer> => sharp(source).resize(size).png({ effort: 10 }).toBuffer();
  return {
    'icon-192.png': await sized(192),
    'icon-512.png': await sized(512),
    'icon-maskable-512.png': await maskable(source, 512),
    'apple-touch-icon.png': await maskable(source, 180),
    'favicon.ico': icoOf(await sized(32), 32),
  };
}
