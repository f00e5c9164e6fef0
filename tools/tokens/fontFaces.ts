import { readFile } from 'node:fs/promises';
import { families, type FontFamily } from '../fonts/families.ts';
import { systemFonts, type Metrics } from '../fonts/metrics.ts';
import type { Tokens } from '../../src/kit/package/tokens/resolver.ts';
import { toPlain } from '../../src/kit/package/tokens/values.ts';

type System = keyof typeof systemFonts;
type Cut = keyof Metrics['width'];

/** Names under which systems know a font; `local()` takes full or PostScript names. The free ones have the same metrics. */
const localNames = {
  Arial: {
    regular: ['Arial', 'ArialMT', 'Liberation Sans', 'LiberationSans', 'Arimo'],
    bold: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'LiberationSans-Bold', 'Arimo Bold'],
  },
  Georgia: {
    regular: ['Georgia', 'Gelasio', 'Gelasio Regular'],
    bold: ['Georgia Bold', 'Georgia-Bold', 'Gelasio Bold', 'Gelasio-Bold'],
  },
  'Times New Roman': {
    regular: ['Times New Roman', 'TimesNewRomanPSMT', 'Liberation Serif', 'LiberationSerif', 'Tinos'],
    bold: ['Times New Roman Bold', 'TimesNewRomanPS-BoldMT', 'Liberation Serif Bold', 'LiberationSerif-Bold', 'Tinos Bold'],
  },
  Roboto: { regular: ['Roboto', 'Roboto-Regular'], bold: ['Roboto Bold', 'Roboto-Bold'] },
  'Noto Serif': { regular: ['Noto Serif', 'NotoSerif'], bold: ['Noto Serif Bold', 'NotoSerif-Bold'] },
} satisfies Record<keyof typeof systemFonts, Record<Cut, readonly string[]>>;

const percent = (value: number): string => `${Number((value * 100).toFixed(2))}%`;

/** The rule for our own font. `swap` makes text readable at once in the fallback face, which takes the same room. */
const ownFace = ({ family, file, axes }: FontFamily): string => `@font-face {
  font-family: '${family}';
  src: url('../fonts/${file}') format('woff2');
  font-weight: ${axes.wght.min} ${axes.wght.max};
  font-display: swap;
}
`;

/** A system font adjusted to the width and line height of ours, so that nothing moves when ours arrives. */
function fallbackFace(name: string, weight: string, system: System, cut: Cut, { ascent, descent, width }: Metrics): string {
  const size = width[cut] / systemFonts[system][cut];
  return `@font-face {
  font-family: '${name}';
  src: ${localNames[system][cut].map((local) => `local('${local}')`).join(', ')};
  font-weight: ${weight};
  size-adjust: ${percent(size)};
  ascent-override: ${percent(ascent / size)};
  descent-override: ${percent(descent / size)};
  line-gap-override: 0%;
}
`;
}

function facesOf(font: FontFamily, metrics: Metrics): string {
  const name = font.family.replace(' Subset', ' Fallback');
  const cuts: [string, Cut][] =
    font.role === 'heading'
      ? [[`${font.axes.wght.min} ${font.axes.wght.max}`, 'bold']]
      : [
          ['400 500', 'regular'],
          ['501 700', 'bold'],
        ];
  return [
    ownFace(font),
    ...font.fallbacks.flatMap((system) => cuts.map(([weight, cut]) => fallbackFace(`${name} ${system}`, weight, system, cut, metrics))),
  ].join('');
}

/** The fonts that a brand's tokens name. Throws when one is missing in `tools/fonts/families.ts`. */
export function fontsOf(tokens: Tokens): FontFamily[] {
  const named = ['font.family.heading', 'font.family.text'].flatMap((name) => [
    ...String(toPlain(tokens[name]!)).matchAll(/'([^']+ Subset)'/gu),
  ]);
  return named.map(([, name]) => {
    const found = families.find(({ family }) => family === name);
    if (!found) throw new Error(`There is no font called ${name}: add it to tools/fonts/families.ts and run \`npm run fonts\`.`);
    return found;
  });
}

/** The `@font-face` rules of brands, each once: the fonts that their tokens name and the fallback faces of these. */
export const fontFaces = async (...brands: readonly Tokens[]): Promise<string> =>
  Object.values(await facesByFont([...new Set(brands.flatMap(fontsOf))]))
    .map(({ css }) => css)
    .join('');

/** A font's file and its `@font-face` rules, with those of its fallback faces, by the font's name in the token files. */
export async function facesByFont(fonts: readonly FontFamily[] = families): Promise<Record<string, { file: string; css: string }>> {
  const file = new URL('../../src/kit/theme/fonts/metrics.json', import.meta.url);
  const metrics = JSON.parse(await readFile(file, 'utf8')) as Record<string, Metrics>;
  return Object.fromEntries(
    fonts.map((font) => {
      const measured = metrics[font.file];
      if (!measured) throw new Error(`${font.file} has no metrics. Run \`npm run fonts\` first.`);
      return [font.family, { file: font.file, css: facesOf(font, measured) }];
    }),
  );
}
