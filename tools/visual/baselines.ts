/**
 * The stored form of the baselines: several hundred pictures of screens and components that mostly repeat each other. All pictures of a group are one
 * after the other in one compressed file, so that the parts a state shares with the one before cost nothing. Single files of the best lossless format
 * take twice as much. For the comparison they are unpacked to PNG.
 */
import { globSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { constants, zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import sharp from 'sharp';

interface Picture {
  name: string;
  width: number;
  height: number;
}

/** Header of a file, before the colours and the pixels. */
interface Head {
  pictures: Picture[];
  colours: number;
}

const compression = {
  [constants.ZSTD_c_compressionLevel]: 19,
  [constants.ZSTD_c_enableLongDistanceMatching]: 1,
  // 128 MiB is the largest window that every decoder accepts by default.
  [constants.ZSTD_c_windowLog]: 27,
};

/** Pictures that are likely to be alike: those of a screen, of mails, of components with one first letter. */
function groupOf(name: string): string {
  const [kind = '', about = ''] = name.split('-');
  if (kind === 'screens') return `${kind}-${about}`;
  return kind === 'kit' ? `${kind}-${about.slice(0, 1)}` : kind;
}

/** The group of a story file's pictures: the name of a file is the beginning of its stories' ids. */
function groupOfStories(file: string): string {
  const [, kind = '', ...rest] = file.split('/');
  const about = path.basename(rest.at(-1) ?? '', '.stories.tsx').replaceAll(/(?<=[a-z])(?=[A-Z])/gu, '-');
  return groupOf(`${kind}-${about}`.toLowerCase());
}

/** Colours as numbers, the most frequent first, and each pixel as the position of its colour: two bytes for each, then the third bytes, which are mostly 0. */
function byFrequency(pixels: Buffer): { colours: number[]; planes: Buffer } {
  const count = pixels.length / 3;
  const frequency = new Map<number, number>();
  for (let at = 0; at < pixels.length; at += 3) {
    const colour = pixels.readUIntBE(at, 3);
    frequency.set(colour, (frequency.get(colour) ?? 0) + 1);
  }
  const colours = [...frequency].toSorted(([, a], [, b]) => b - a).map(([colour]) => colour);
  const positions = new Map(colours.map((colour, position) => [colour, position]));
  const planes = Buffer.alloc(count * 3);
  for (let pixel = 0; pixel < count; pixel += 1) {
    const position = positions.get(pixels.readUIntBE(pixel * 3, 3)) ?? 0;
    planes.writeUInt16LE(position & 0xffff, pixel * 2);
    planes[2 * count + pixel] = position >> 16;
  }
  return { colours, planes };
}

async function pack(files: readonly string[]): Promise<Buffer> {
  const pictures: Picture[] = [];
  const parts: Buffer[] = [];
  for (const file of files) {
    const { data, info } = await sharp(readFileSync(file)).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    pictures.push({ name: path.basename(file, '.png'), width: info.width, height: info.height });
    parts.push(data);
  }
  const { colours, planes } = byFrequency(Buffer.concat(parts));
  const palette = Buffer.alloc(colours.length * 3);
  for (const [position, colour] of colours.entries()) palette.writeUIntBE(colour, position * 3, 3);
  const head = Buffer.from(JSON.stringify({ pictures, colours: colours.length } satisfies Head));
  const length = Buffer.alloc(4);
  length.writeUInt32BE(head.length);
  return zstdCompressSync(Buffer.concat([length, head, palette, planes]), { params: compression });
}

async function unpack(packed: Buffer, folder: string): Promise<void> {
  const bytes = zstdDecompressSync(packed);
  const begin = 4 + bytes.readUInt32BE(0);
  const { pictures, colours } = JSON.parse(bytes.toString('utf8', 4, begin)) as Head;
  const palette = bytes.subarray(begin, begin + colours * 3);
  const planes = bytes.subarray(begin + palette.length);
  const count = planes.length / 3;
  let first = 0;
  const written: Promise<unknown>[] = [];
  for (const { name, width, height } of pictures) {
    const pixels = new Uint8Array(width * height * 3);
    // Bytes are written one by one, since the methods of Buffer take ten times as long for billions of pixels.
    for (let pixel = 0; pixel < width * height; pixel += 1) {
      const at = first + pixel;
      const colour = 3 * (planes[2 * at]! | (planes[2 * at + 1]! << 8) | (planes[2 * count + at]! << 16));
      pixels[3 * pixel] = palette[colour]!;
      pixels[3 * pixel + 1] = palette[colour + 1]!;
      pixels[3 * pixel + 2] = palette[colour + 2]!;
    }
    first += width * height;
    // The PNG is read once and deleted, so it is compressed little.
    const png = sharp(pixels, { raw: { width, height, channels: 3 } }).png({ compressionLevel: 1 });
    written.push(png.toFile(path.join(folder, `${name}.png`)));
  }
  await Promise.all(written);
}

/**
 * Unpacks the baselines for the comparison.
 *
 * @param kept - the folder with the packed baselines
 * @param plain - the folder for the unpacked pictures, made anew
 * @param stories - the story files that are compared; groups without them stay packed
 */
export async function unpackBaselines(kept: string, plain: string, stories: readonly string[]): Promise<void> {
  rmSync(plain, { recursive: true, force: true });
  const groups = new Set(stories.map(groupOfStories));
  for (const file of globSync('*/*.zst', { cwd: kept })) {
    if (!groups.has(path.basename(file, '.zst'))) continue;
    const folder = path.join(plain, path.dirname(file));
    mkdirSync(folder, { recursive: true });
    await unpack(readFileSync(path.join(kept, file)), folder);
  }
}

/**
 * Packs the groups in which a picture was written after a moment.
 *
 * @param since - milliseconds since 1970
 * @returns the size of all baselines in bytes
 */
export async function packBaselines(plain: string, kept: string, since: number): Promise<number> {
  const files = globSync('*/*.png', { cwd: plain }).toSorted();
  // Pictures of one width are neighbours, since rows of the same length repeat each other.
  const width = (file: string) => /-(\d+)\.png$/u.exec(file)?.[1] ?? '';
  const groups = Map.groupBy(files, (file) => path.join(path.dirname(file), groupOf(path.basename(file))));
  for (const [group, members] of groups) {
    if (members.every((file) => statSync(path.join(plain, file)).mtimeMs < since)) continue;
    const target = path.join(kept, `${group}.zst`);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, await pack(members.toSorted((a, b) => width(a).localeCompare(width(b))).map((file) => path.join(plain, file))));
  }
  return globSync('*/*.zst', { cwd: kept }).reduce((sum, file) => sum + statSync(path.join(kept, file)).size, 0);
}
