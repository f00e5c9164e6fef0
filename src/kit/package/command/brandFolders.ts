import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { CommandError, program } from './command.ts';

/** The folder for brands, unless another is said. */
export const usualFolder = 'brands';

/** The file that makes a folder a brand. */
export const brandFile = 'brand.tokens.json';

const isBrand = (folder: string): boolean => existsSync(path.join(folder, brandFile));

/** The brands that are meant by folders: each is a brand, or holds brands. Throws a {@link CommandError} where there is none. */
export function brandFolders(folders: readonly string[]): string[] {
  return (folders.length > 0 ? folders : [usualFolder]).flatMap((folder) => {
    if (isBrand(folder)) return [folder];
    if (!existsSync(folder))
      throw new CommandError(`There is no folder ${folder}. ${program} brand new NAME makes a brand in ${usualFolder}/NAME.`);
    const found = readdirSync(folder)
      .toSorted()
      .map((name) => path.join(folder, name))
      .filter(isBrand);
    if (found.length === 0) throw new CommandError(`There is no brand in ${folder}: none of its folders has a ${brandFile}.`);
    return found;
  });
}
