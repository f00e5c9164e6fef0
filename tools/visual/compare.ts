/** Compares pictures, every pixel: a colour that is one step of 255 off is a difference. */
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';

/** In pixels. */
export interface Area {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Where two pictures differ. */
export interface PixelDifference {
  /** Pixels that are not the same; those that only one of the two has count too. */
  pixels: number;
  /** The smallest area that holds all of them. */
  area: Area;
}

/** Pixels of a picture, four bytes each. */
export interface Pixels {
  data: Uint8Array;
  width: number;
  height: number;
}

export async function readPixels(file: string): Promise<Pixels> {
  const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Where two pictures differ; undefined where they are the same. */
export function differenceOf(before: Pixels, after: Pixels): PixelDifference | undefined {
  const width = Math.max(before.width, after.width);
  const height = Math.max(before.height, after.height);
  const colourAt = ({ data, width: own, height: rows }: Pixels, x: number, y: number): number => {
    if (x >= own || y >= rows) return -1;
    const at = (y * own + x) * 4;
    return data[at]! * 0x1000000 + data[at + 1]! * 0x10000 + data[at + 2]! * 0x100 + data[at + 3]!;
  };
  let pixels = 0;
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      if (colourAt(before, x, y) === colourAt(after, x, y)) continue;
      pixels += 1;
      [left, right] = [Math.min(left, x), Math.max(right, x)];
      [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
    }
  return pixels === 0 ? undefined : { pixels, area: { left, top, width: right - left + 1, height: bottom - top + 1 } };
}

/** Pixels around a difference that its crop shows as well, so that one sees where it is. */
const surroundings = 40;

/** The part of a difference's pictures that is shown. */
export function cropOf({ area }: PixelDifference, ...pictures: readonly Pixels[]): Area {
  const [left, top] = [Math.max(0, area.left - surroundings), Math.max(0, area.top - surroundings)];
  const right = Math.min(Math.max(...pictures.map(({ width }) => width)), area.left + area.width + surroundings);
  const bottom = Math.min(Math.max(...pictures.map(({ height }) => height)), area.top + area.height + surroundings);
  return { left, top, width: right - left, height: bottom - top };
}

/** Writes the part of a picture, transparent where the picture ends before it. */
export async function writeCrop({ data, width, height }: Pixels, area: Area, file: string): Promise<void> {
  const crop = new Uint8Array(area.width * area.height * 4);
  for (let y = 0; y < area.height && area.top + y < height; y++) {
    const from = ((area.top + y) * width + area.left) * 4;
    const length = Math.max(0, Math.min(area.width, width - area.left)) * 4;
    crop.set(data.subarray(from, from + length), y * area.width * 4);
  }
  mkdirSync(path.dirname(file), { recursive: true });
  await sharp(crop, { raw: { width: area.width, height: area.height, channels: 4 } })
    .png()
    .toFile(file);
}

/** The same for two versions of a picture, by which an accepted one is known again. */
export function hashOf(file: string): string {
  return createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 16);
}
