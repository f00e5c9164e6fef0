import path from 'node:path';
import { brandFolders, usualFolder } from './brandFolders.ts';
import type { Command } from './command.ts';
import { readParameters } from './parameters.ts';
import { writeWholeFolder } from './wholeFolder.ts';

/** `tokens build`. */
export const tokensBuild: Command = {
  words: ['tokens', 'build'],
  summary: 'compiles brands of your own to what an application imports',
  usage: {
    parameters: '[FOLDER …]',
    description: `FOLDER is a brand or holds brands; ${usualFolder} if none is given. Writes below each brand, anew each time:
  generated/theme.css               CSS variables and fonts, in light and dark mode
  generated/theme.js, theme.d.ts    the values, for what cannot read CSS variables
  generated/fonts/                  the kit's fonts that it names

Nothing is written unless all of them can be compiled.`,
  },
  run: async (parameters) => {
    const { positionals } = readParameters(parameters, {});
    const [{ compileBrand, generatedFolder }, { readOwnBrands }] = await Promise.all([
      import('../tokens/compileBrand.ts'),
      import('../tokens/ownBrand.ts'),
    ]);
    const brands = await readOwnBrands(brandFolders(positionals));
    const compiled = brands.map((brand) => ({ target: path.join(brand.folder, generatedFolder), files: compileBrand(brand) }));
    for (const { target, files } of compiled) {
      writeWholeFolder(target, files);
      console.log(`Compiled ${target}: ${Object.keys(files).join(', ')}.`);
    }
    return 0;
  },
};
