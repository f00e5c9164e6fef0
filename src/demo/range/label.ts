import { pictureViews, type Nutrition, type PackArt, type PackShape, type PictureView } from '../types.ts';
import type { TradeBrand } from './brands.ts';
import type { Pack } from './packs.ts';
import { chance, hash } from './random.ts';
import { tints, type Tint } from './tints.ts';

/** Limits of a label, so that the studio's lettering never overflows. */
export const labelLimits = { title: 28, subtitle: 36, backLines: 8 } as const;

/** The first of the wordings that fits on the label; otherwise as many whole words of the last as fit, without its measure. */
export function labelTitle(wordings: readonly string[]): string {
  const fitting = wordings.find((wording) => wording.length <= labelLimits.title);
  if (fitting !== undefined) return fitting;
  const words = (wordings.at(-1) ?? '').replace(/(?: [\d.–×]+)+ (?:oz|inch|m?m|cm|m?l|k?g|Ply)\b/gi, '').split(' ');
  while (words.join(' ').length > labelLimits.title || /^(?:&|and|with|in|of|for|a|[\d.–×/]+)$/i.test(words.at(-1) ?? '')) words.pop();
  return words.join(' ');
}

/**
 * Thirteen digits with a right check digit, in the range 20–29 that is reserved for use inside a company,
 * so that no number belongs to another company. It is made of the product's code and the variant's place.
 */
export function barcodeOf(code: string, variant: number): string {
  const body = `2${hash(code) % 10}${code}${String(hash(`${code} barcode`) % 1000).padStart(3, '0')}${variant}`;
  const sum = Array.from(body).reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3), 0);
  return `${body}${(10 - (sum % 10)) % 10}`;
}

/** The texts of a label. */
export interface LabelText {
  readonly title: string;
  readonly subtitle: string;
  readonly back: readonly string[];
  /** Declared allergens; none for goods that are not food. */
  readonly contains: readonly string[];
  readonly nutrition: Nutrition | undefined;
  readonly grade: string | undefined;
  readonly mark: string | undefined;
  readonly dimensions: readonly number[] | undefined;
}

/** The size of a piece in a variety's name. */
const gradePattern =
  /\b(?:U10|No \d+A?|[\d.]+(?:[–×/ ]+[\d.]+)*(?: (?:oz|k?g|inch|[cm]m|ml|L|Ply))?)(?=$| )|\b(?:Small|Medium|Large|Extra Large|Jumbo)\b/;

/** The size of a piece in a name, if it has one. */
export function gradeOf(name: string): string | undefined {
  return gradePattern.exec(name)?.[0];
}

/** Width, depth and height in millimetres, if a variety's words give them: "228 × 178 × 40 mm". */
export function dimensionsOf(words = ''): readonly number[] | undefined {
  const [, ...lengths] = /^(\d+) × (\d+)(?: × (\d+))? mm$/.exec(words) ?? [];
  return lengths.length > 0 ? lengths.filter((length) => length !== undefined).map(Number) : undefined;
}

/** The seed of the random numbers in a pack's drawing. */
export function seedOf(barcode: string): number {
  return hash(barcode);
}

/** Packs that kitchens also buy empty. */
const soldEmptyToo = new Set<PackShape>(['tray-chilled', 'tray-foil']);

/** Packs drawn to one scale, since buyers choose them by size. */
const drawnToScale = new Set<PackShape>(['box-pizza', 'tray-foil']);

/** The parameters of a variant's pictures. */
export function artOf(brand: TradeBrand, pack: Pack, shape: PackShape, tint: Tint, text: LabelText, barcode: string): PackArt {
  return {
    shape,
    brand: { name: brand.name, colours: brand.colours, mark: brand.mark, lettering: brand.lettering },
    title: text.title,
    subtitle: text.subtitle,
    size: pack.unit,
    ...(text.grade ? { grade: text.grade } : {}),
    ...(text.mark ? { mark: text.mark } : {}),
    ...(text.dimensions && drawnToScale.has(shape) ? { dimensions: text.dimensions } : {}),
    caseUnits: pack.units,
    ...(text.nutrition && soldEmptyToo.has(shape) ? { isFilled: true } : {}),
    contents: tints[tint],
    flash: tints[tint],
    back: text.back,
    ...(text.contains.length > 0 ? { contains: text.contains } : {}),
    ...(text.nutrition ? { nutrition: text.nutrition } : {}),
    barcode,
    seed: seedOf(barcode),
  };
}

/** Most products are shown in all four views, about a fifth without the close-up. */
export function viewsOf(code: string): readonly PictureView[] {
  return chance(`${code} views`) < 0.2 ? pictureViews.slice(0, 3) : pictureViews;
}
