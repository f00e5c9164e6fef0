/**
 * Subsets the brands' fonts from the `@fontsource-variable` packages: only the characters, axes and features the shop uses.
 * `npm run fonts` writes `src/kit/theme/fonts/`, which is committed; `npm run tokens` then writes their `@font-face` rules.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { charactersOf, families, type FontFamily } from './families.ts';
import { averageWidth, verticalMetrics, type Metrics } from './metrics.ts';

const target = new URL('../../src/kit/theme/fonts/', import.meta.url);
/** Copyright and licence, of those names, stay inside the font, as the licence asks. */
const options = { keepFeatures: ['kern', 'liga', 'rvrn', 'tnum'], noHinting: true, preserveNameIds: [0, 13, 14] };

/** The folder of an installed package, wherever npm put it. */
const packageFile = (name: string, path: string): URL => new URL(import.meta.resolve(`${name}/${path}`));

const cut = (
  source: Buffer,
  font: FontFamily,
  targetFormat: 'woff2' | 'sfnt',
  variationAxes: FontFamily['axes'] | Record<string, number>,
): Promise<Buffer> => subsetFont(source, charactersOf(font), { ...options, targetFormat, variationAxes });

/** The metrics for the fallback faces, measured at the weights of the text (fontkit cannot vary a WOFF2 file, so each weight is an instance). */
async function measure(source: Buffer, font: FontFamily): Promise<Metrics> {
  const { axes, weights } = font;
  const pinned = Object.fromEntries(Object.entries(axes).filter((axis): axis is [string, number] => typeof axis[1] === 'number'));
  const [regular, bold] = await Promise.all([weights.regular, weights.bold].map((wght) => cut(source, font, 'sfnt', { ...pinned, wght })));
  if (!regular || !bold) throw new Error('No instance was cut.');
  const round = (value: number): number => Number(value.toFixed(4));
  const { ascent, descent } = verticalMetrics(regular);
  return {
    ascent: round(ascent),
    descent: round(descent),
    width: { regular: round(averageWidth(regular)), bold: round(averageWidth(bold)) },
  };
}

await mkdir(target, { recursive: true });
const notices: string[] = [];
const metrics: Record<string, Metrics> = {};
let licence = '';
for (const font of families) {
  const source = await readFile(packageFile(font.source.package, font.source.file));
  const subset = await cut(source, font, 'woff2', font.axes);
  metrics[font.file] = await measure(source, font);
  await writeFile(new URL(font.file, target), subset);
  const text = await readFile(packageFile(font.source.package, 'LICENSE'), 'utf8');
  const [copyright = ''] = text.split('\n');
  licence ||= text.slice(text.indexOf('This Font Software is licensed'));
  notices.push(
    `| \`${font.file}\` | ${font.family.replace(' Subset', '')} | ${copyright.replace(/ \S+\.ttf: Copyright.*/, '')} | \`${font.source.package}\` |`,
  );
  console.log(`${font.file}: ${(subset.length / 1000).toFixed(1)} kB`);
}
await writeFile(
  new URL('NOTICE.md', target),
  `# Fonts\n\nSubsets made by \`npm run fonts\`; each is licensed under the SIL Open Font License 1.1 (\`OFL.txt\`).\nThe families are renamed in our style sheets ("… Subset"); no reserved font name is used.\n\n| File | Font | Copyright | From |\n| --- | --- | --- | --- |\n${notices.join('\n')}\n`,
);
await writeFile(new URL('OFL.txt', target), licence);
await writeFile(new URL('metrics.json', target), `${JSON.stringify(metrics, null, 2)}\n`);
