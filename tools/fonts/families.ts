import type { systemFonts } from './metrics.ts';

export interface FontFamily {
  /** The name in `font.family.*` of the token files. */
  family: string;
  /** Our file in `src/kit/theme/fonts/`. */
  file: string;
  /** The npm package it is subset from, and its file with all the axes that we pin. */
  source: { package: string; file: string };
  /** Axes: a number pins, a range stays variable. `wght` always stays variable. */
  axes: { wght: { min: number; max: number } } & Record<string, number | { min: number; max: number }>;
  /** Characters with misleading glyphs: they are left out, so that the next font in the stack draws them. Default: none. */
  without?: string;
  /** Weights of the text, which the fallback faces should match. */
  weights: { regular: number; bold: number };
  /** System fonts used until this font has loaded: the first that a machine has. */
  fallbacks: readonly (keyof typeof systemFonts)[];
  /** Headings are always bold, so they need one fallback face; text needs a regular and a bold one. */
  role: 'heading' | 'text';
}

/** Windows and macOS have Arial, most Linux a font of the same measures, Android Roboto. */
const sans = ['Arial', 'Roboto'] as const;
/** Windows and macOS have Georgia, most Linux something like Times, Android Noto Serif. */
const serif = ['Georgia', 'Times New Roman', 'Noto Serif'] as const;

/**
 * The fonts that a brand's tokens can name. Tarnbrook: a condensed grotesque like a counter's price board, and a plain humanist sans.
 * Gullwing: a soft old-style serif, and a rounder sans.
 */
export const families: readonly FontFamily[] = [
  {
    family: 'Archivo Condensed Subset',
    file: 'archivo-condensed.woff2',
    source: { package: '@fontsource-variable/archivo', file: 'files/archivo-latin-standard-normal.woff2' },
    axes: { wdth: 80, wght: { min: 600, max: 800 } },
    weights: { regular: 600, bold: 700 },
    fallbacks: sans,
    role: 'heading',
  },
  {
    family: 'Commissioner Subset',
    file: 'commissioner.woff2',
    source: { package: '@fontsource-variable/commissioner', file: 'files/commissioner-latin-wght-normal.woff2' },
    axes: { wght: { min: 400, max: 700 } },
    // Its degree sign is as large as a raised letter o: "−18 °C" reads "−18 ºC".
    without: '°',
    weights: { regular: 400, bold: 700 },
    fallbacks: sans,
    role: 'text',
  },
  {
    family: 'Fraunces Subset',
    file: 'fraunces.woff2',
    source: { package: '@fontsource-variable/fraunces', file: 'files/fraunces-latin-full-normal.woff2' },
    axes: { opsz: 48, SOFT: 50, WONK: 0, wght: { min: 500, max: 700 } },
    weights: { regular: 500, bold: 600 },
    fallbacks: serif,
    role: 'heading',
  },
  {
    family: 'Nunito Sans Subset',
    file: 'nunito-sans.woff2',
    source: { package: '@fontsource-variable/nunito-sans', file: 'files/nunito-sans-latin-wght-normal.woff2' },
    axes: { wght: { min: 400, max: 700 } },
    weights: { regular: 400, bold: 700 },
    fallbacks: sans,
    role: 'text',
  },
];

const basicLatin = Array.from({ length: 0x7e - 0x20 + 1 }, (_, index) => String.fromCodePoint(0x20 + index)).join('');

/**
 * The characters of British trade copy: Basic Latin, the currency, fractions, dashes, quotes and degree signs of product names,
 * and the accents of words we borrowed (crème fraîche, jalapeño, Müller, façade). Anything else falls back to a system font.
 */
const characters = `${basicLatin}\u00a0£€×÷±−–—‘’“”…•·½¼¾°®™©²³éèêëàâäáåæçñïîíöôóøœüûùúÉÈÊÀÂÄÅÇÑÖÔØÜ`;

/** The characters that a font's subset has. */
export function charactersOf({ without = '' }: FontFamily): string {
  return Array.from(characters)
    .filter((character) => !without.includes(character))
    .join('');
}
