/**
 * The parameters of the studio's pictures, as they are stored: only those that a view shows, since each product has four
 * views. The maker is stored by name; its colours and lettering come from the range.
 */
import looks from './range/brands.json' with { type: 'json' };
import { seedOf } from './studio/random.ts';
import type { DemoBrand, PackArt, PictureView } from './types.ts';

/** Facts that some views do not show. */
type SometimesDrawn = 'caseUnits' | 'flash' | 'back' | 'contains' | 'nutrition' | 'barcode' | 'mark' | 'seed';

/** A pack as far as one view shows it. */
type ViewedPack = Omit<PackArt, 'brand' | SometimesDrawn> & Partial<Pick<PackArt, SometimesDrawn>> & { readonly brand: string };

/** Parameters of a product's picture. */
export type ProductParameters = ViewedPack & { readonly view: PictureView } & Pick<CategoryParameters, 'ground'>;

/** Parameters of a category's tile. */
export interface CategoryParameters {
  readonly slug: string;
  readonly name: string;
  /** The colour of the ground, `#rrggbb`. Default: the studio's. */
  readonly ground?: string;
  /** One pack instead of a group. */
  readonly single?: true;
}

/** The facts of a pack that one view shows. */
export function parametersOf(art: PackArt, view: PictureView): ProductParameters {
  const { brand, mark, caseUnits, contents, flash, back, contains, nutrition, barcode, seed, ...pack } = art;
  const [isBack, hasBarcode] = [view === 'back', view === 'back' || view === 'case'];
  return {
    view,
    ...pack,
    brand: brand.name,
    contents,
    ...(flash === contents ? {} : { flash }),
    ...(mark && !isBack ? { mark } : {}),
    // Front and detail print the number of units only where no mark is printed; `packOf` takes a pack without the number for a single unit.
    ...(caseUnits > 1 && (hasBarcode || !mark) ? { caseUnits } : {}),
    ...(hasBarcode ? { barcode } : {}),
    ...(hasBarcode && seed === seedOf(barcode) ? {} : { seed }),
    ...(isBack ? { back } : {}),
    ...(isBack && contains?.length ? { contains } : {}),
    ...(isBack && nutrition ? { nutrition } : {}),
  };
}

/** The pack to draw. Facts that its view does not show are blank. */
export function packOf({ brand, contents, barcode = blankBarcode, ...pack }: ViewedPack): PackArt {
  return { back: [], caseUnits: 1, flash: contents, seed: seedOf(barcode), ...pack, barcode, contents, brand: brandCalled(brand) };
}

const blankBarcode = '0000000000000';

/** The makers of the range, by name. */
export const brands: ReadonlyMap<string, DemoBrand> = new Map((looks as readonly DemoBrand[]).map((brand) => [brand.name, brand]));

/** Goods of a maker that the range no longer has are drawn in plain black and white. */
const plainLook: Omit<DemoBrand, 'name'> = {
  colours: { ground: '#ffffff', ink: '#1d1d1b', accent: '#1d1d1b' },
  mark: 'plain',
  lettering: 'grotesque',
};

/** The maker of a name, with its look. */
export function brandCalled(name: string): DemoBrand {
  return brands.get(name) ?? { name, ...plainLook };
}
