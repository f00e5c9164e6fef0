import path from 'node:path';
import { compileBrand, generatedFolder } from '../tokens/compileBrand.ts';
import { readOwnBrands } from '../tokens/ownBrand.ts';
import { brandFolders, usualFolder } from './brandFolders.ts';
import type { Command } from './command.ts';
import { writeWholeFolder } from './wholeFolder.ts';

/** `tokens build`. */
export const tokensBuild: Command = {
  name: 'tokens build',
  summary: 'compiles brands of your own to what an application imports',
  parameters: '[FOLDER …]',
  description: `FOLDER is a brand or holds brands; ${usualFolder} if none is given. Writes below each brand, anew each time:
  generated/theme.css               CSS variables and fonts, in light and dark mode
  generated/theme.js, theme.d.ts    the values, for what cannot read CSS variables
  generated/fonts/                  the kit's fonts that it names

Nothing is written unless all of them can be compiled.`,
  options: {},
  run: async (folders) => {
    const brands = await readOwnBrands(brandFolders(folders));
    const compiled = brands.map((brand) => ({ target: path.join(brand.folder, generatedFolder), files: compileBrand(brand) }));
    for (const { target, files } of compiled) {
      writeWholeFolder(target, files);
      console.log(`Compiled ${target}: ${Object.keys(files).join(', ')}.`);
    }
    return 0;
  },
};
