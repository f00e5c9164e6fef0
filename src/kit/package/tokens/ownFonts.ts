import { existsSync } from 'node:fs';
import path from 'node:path';

/** The extension of a brand's token file for fonts of its own. */
export const fontsExtension = 'uk.example.tarnbrook.fonts';

/** A font that a brand brings along. */
export interface OwnFont {
  /** Its name in `font.family.*`. */
  readonly family: string;
  /** Its file, from the brand's folder. */
  readonly file: string;
  /** Its weight, or `"400 700"` for a variable font. Default: 400. */
  readonly weight: string;
  /** Default: normal. */
  readonly style: string;
}

const formats: Readonly<Record<string, string>> = { '.woff2': 'woff2', '.woff': 'woff', '.ttf': 'truetype', '.otf': 'opentype' };

const textOf = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');

function objectionTo({ family, file, weight, style }: OwnFont, folder: string): string | undefined {
  if (!family || /['"\\]/u.test(family)) return 'needs a "family", its name in font.family.*';
  if (!file) return `${family} needs a "file", from the brand's folder`;
  if (!Object.hasOwn(formats, path.extname(file).toLowerCase()))
    return `${file} is no font file: they end in ${Object.keys(formats).join(', ')}`;
  if (!existsSync(path.join(folder, file))) return `there is no file ${path.join(folder, file)}`;
  if (!/^\d{1,4}(?: \d{1,4})?$/u.test(weight)) return `the weight of ${family} is "${weight}": write one, or a range such as "400 700"`;
  if (style !== 'normal' && style !== 'italic') return `the style of ${family} is "${style}": it can be normal or italic`;
  return undefined;
}

/** A brand's own fonts, and what is wrong with them, a sentence each. */
export function readOwnFonts(tokenFile: string, content: object, folder: string): { fonts: OwnFont[]; problems: string[] } {
  const extensions: unknown = '$extensions' in content ? content.$extensions : undefined;
  const listed: unknown =
    typeof extensions === 'object' && extensions !== null ? (extensions as Record<string, unknown>)[fontsExtension] : undefined;
  if (listed === undefined) return { fonts: [], problems: [] };
  if (!Array.isArray(listed)) return { fonts: [], problems: [`${tokenFile}: ${fontsExtension} is a list of fonts.`] };
  const fonts = (listed as unknown[]).map((entry): OwnFont => {
    const { family, file, weight, style } = (entry ?? {}) as Record<string, unknown>;
    return { family: textOf(family), file: textOf(file), weight: textOf(weight) || '400', style: textOf(style) || 'normal' };
  });
  const problems = fonts.flatMap((font, index) => {
    const objection = objectionTo(font, folder);
    return objection ? [`${tokenFile}: font ${index + 1} of ${fontsExtension}: ${objection}.`] : [];
  });
  return { fonts, problems };
}

/** The rule for a brand's own font. `swap` makes text readable at once in the next font of the list. */
export const ownFace = ({ family, file, weight, style }: OwnFont, url: string): string => `@font-face {
  font-family: '${family}';
  src: url('${url}') format('${formats[path.extname(file).toLowerCase()]}');
  font-weight: ${weight};
  font-style: ${style};
  font-display: swap;
}
`;
