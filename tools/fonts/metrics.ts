import * as fontkit from 'fontkit';
import type { Font } from 'fontkit';

/** Measures for the fallback faces. All numbers are fractions of the font size. */
export interface Metrics {
  ascent: number;
  descent: number;
  /** Average advance of our sample text, set regular and bold. */
  width: { regular: number; bold: number };
}

/** The kind of text the shop shows, so that widths are averaged over the letters, digits and spaces that really occur. */
const sample = `Frozen haddock fillets, skinless and boneless, 170 to 200 g, 4.54 kg case. Sunflower oil 20 litre, box of two chip
scoops, greaseproof paper 380 × 500 mm. Opening hours: Monday to Friday 8.30 am to 4 pm. Create an account to see trade
prices. Semi-skimmed milk, cherry tomatoes, jasmine rice and everyday cleaning supplies. Telephone 0161 496 0123. Sort by
popularity, 24 × 330 ml, pack of 12. Quick delivery across the north west of England in our own vans.`.replaceAll('\n', ' ');

/** Advance per character of the sample, kerning included, as a fraction of the font size. */
export function averageWidth(file: Buffer): number {
  const font = open(file);
  return font.layout(sample).advanceWidth / font.unitsPerEm / sample.length;
}

export function verticalMetrics(file: Buffer): { ascent: number; descent: number } {
  const font = open(file);
  return { ascent: font.ascent / font.unitsPerEm, descent: -font.descent / font.unitsPerEm };
}

function open(file: Buffer): Font {
  const font = fontkit.create(file);
  if (!('unitsPerEm' in font)) throw new Error('Expected one font, found a collection.');
  return font;
}

/**
 * Average widths of system fonts over the same sample. Measured once by `averageWidth` from metrically equal free fonts, since
 * the fonts themselves are not ours to ship: Liberation Sans for Arial, Liberation Serif for Times New Roman, Gelasio for Georgia.
 */
export const systemFonts = {
  Arial: { regular: 0.4495, bold: 0.4796 },
  Georgia: { regular: 0.4449, bold: 0.5159 },
  'Times New Roman': { regular: 0.4079, bold: 0.4284 },
  Roboto: { regular: 0.446, bold: 0.4538 },
  'Noto Serif': { regular: 0.4756, bold: 0.5026 },
} as const;
