/**
 * Cuts the brands' fonts from the `@fontsource-variable` packages: only the characters, axes and features the shop uses.
 * `npm run fonts` writes `src/kit/theme/fonts/`, which is committed; `npm run tokens` then writes their `@font-face` rules.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { characters, families } from './fonts/families.ts';

const target = new URL('../src/kit/theme/fonts/', import.meta.url);
const features = ['kern', 'liga', 'rvrn', 'tnum', 'pnum'];
/** Copyright and licence stay inside the font, as the licence asks. */
const names = [0, 13, 14];

/** The folder of an installed package, wherever npm put it. */
const packageFile = (name: string, path: string): URL => new URL(import.meta.resolve(`${name}/${path}`));

await mkdir(target, { recursive: true });
const notices: string[] = [];
let licence = '';
for (const [brand, fonts] of Object.entries(families)) {
  let total = 0;
  for (const font of fonts) {
    const source = await readFile(packageFile(font.source.package, font.source.file));
    const subset = await subsetFont(source, characters, {
      targetFormat: 'woff2',
      keepFeatures: features,
      noHinting: true,
      preserveNameIds: names,
      variationAxes: font.axes,
    });
    await writeFile(new URL(font.file, target), subset);
    total += subset.length;
    const text = await readFile(packageFile(font.source.package, 'LICENSE'), 'utf8');
    const [copyright = ''] = text.split('\n');
    licence ||= text.slice(text.indexOf('This Font Software is licensed'));
    notices.push(
      `| \`${font.file}\` | ${font.family.replace(' Subset', '')} | ${copyright.replace(/ \S+\.ttf: Copyright.*/, '')} | \`${font.source.package}\` |`,
    );
    console.log(`${brand}: ${font.file} ${(subset.length / 1000).toFixed(1)} kB`);
  }
  console.log(`${brand}: ${(total / 1000).toFixed(1)} kB together`);
}
await writeFile(
  new URL('NOTICE.md', target),
  `# Fonts\n\nSubsets made by \`npm run fonts\`; each is licensed under the SIL Open Font License 1.1 (\`OFL.txt\`).\nThe families are renamed in our style sheets ("… Subset"); no reserved font name is used.\n\n| File | Font | Copyright | From |\n| --- | --- | --- | --- |\n${notices.join('\n')}\n`,
);
await writeFile(new URL('OFL.txt', target), licence);
