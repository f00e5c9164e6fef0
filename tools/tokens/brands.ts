/**
 * The brands and modes. `design-tokens/resolver.json` is the only place that lists them; files below `generated/`, tests and tools use
 * it.
 */
import resolver from '../../design-tokens/resolver.json' with { type: 'json' };

const { brand, mode } = resolver.modifiers;

export type Brand = keyof typeof brand.contexts;
export type Mode = keyof typeof mode.contexts;

/** The brands, in the order files are written. */
export const brands = Object.keys(brand.contexts) as readonly Brand[];
/** The modes, in the order files are written. */
export const modes = Object.keys(mode.contexts) as readonly Mode[];
/** The brand that the primitives and semantics are drawn for. */
export const referenceBrand = brand.default as Brand;

/** Brands and modes in which stories are tested and photographed. */
export const surroundings: readonly { readonly brand: Brand; readonly mode: Mode }[] = brands.flatMap((name) =>
  modes.map((value) => ({ brand: name, mode: value })),
);

/** The name of Vitest's project that runs the stories in a brand and mode; everyday tests run the project `stories`. */
export const storiesProject = (name: Brand, value: Mode): string =>
  name === referenceBrand && value === 'light' ? 'stories' : `stories-${name}-${value}`;
