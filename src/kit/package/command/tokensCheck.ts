import { isStale, objectionsTo } from '../tokens/checkBrand.ts';
import { readOwnBrands } from '../tokens/ownBrand.ts';
import { brandFolders, usualFolder } from './brandFolders.ts';
import { program, type Command } from './command.ts';

/** `tokens check`. */
export const tokensCheck: Command = {
  name: 'tokens check',
  summary: 'says whether everything can be read in brands of your own',
  parameters: '[FOLDER …]',
  description: `FOLDER is a brand or holds brands; ${usualFolder} if none is given. Looks at every pair of colours that meets on a screen, in light and dark mode
(WCAG 2.2, level AA: 4.5:1 for text, 3:1 for marks and the focus ring), and at whether generated/ is what the tokens say now.
Says everything that fails, and ends with code 1.`,
  options: {},
  run: async (folders) => {
    const brands = await readOwnBrands(brandFolders(folders));
    const results = brands.map((brand) => ({
      name: brand.name,
      objections: [
        ...objectionsTo(brand),
        ...(isStale(brand) ? [`generated/ is not what the tokens say now: run ${program} tokens build.`] : []),
      ],
    }));
    for (const { name, objections } of results) {
      if (objections.length === 0) console.log(`${name}: everything can be read, in light and dark mode.`);
      else
        console.error(
          [
            `${name}: ${objections.length} ${objections.length === 1 ? 'thing fails' : 'things fail'}.`,
            ...objections.map((each) => `  ${each}`),
          ].join('\n'),
        );
    }
    return results.some(({ objections }) => objections.length > 0) ? 1 : 0;
  },
};
