import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brandFolders, usualFolder } from './brandFolders.ts';
import { CommandError, type Command } from './command.ts';
import { readParameters } from './parameters.ts';

const modes = ['light', 'dark'] as const;

/** The folder for Figma's files, and the brands that are meant. */
function readPlaces(parameters: readonly string[]): { place: string; folders: readonly string[] } {
  const { positionals } = readParameters(parameters, {});
  const [place, ...folders] = positionals;
  if (place === undefined) throw new CommandError('Give the folder for the files of Figma: tokens figma export figma.', 2);
  return { place, folders: brandFolders(folders) };
}

const parametersText = 'DIR [FOLDER …]';
const about = `FOLDER is a brand or holds brands; ${usualFolder} if none is given. DIR has a folder for each brand, which is a collection in Figma, with a file for each of its
modes: light.tokens.json, dark.tokens.json.`;

/** `tokens figma export`. */
export const tokensFigmaExport: Command = {
  words: ['tokens', 'figma', 'export'],
  summary: 'writes brands of your own as files that Figma imports as variables',
  usage: {
    parameters: parametersText,
    description: `${about} Shadows and curves are no variables in Figma and stay in the token files.`,
  },
  run: async (parameters) => {
    const { place, folders } = readPlaces(parameters);
    const [{ figmaFiles }, { readOwnBrands }] = await Promise.all([import('../tokens/figma.ts'), import('../tokens/ownBrand.ts')]);
    for (const { name, themes } of await readOwnBrands(folders)) {
      const files = figmaFiles(themes);
      mkdirSync(path.join(place, name), { recursive: true });
      for (const mode of modes) writeFileSync(path.join(place, name, `${mode}.tokens.json`), files[mode]);
      console.log(`Wrote ${path.join(place, name)}: light.tokens.json, dark.tokens.json.`);
    }
    return 0;
  },
};

/** `tokens figma import`. */
export const tokensFigmaImport: Command = {
  words: ['tokens', 'figma', 'import'],
  summary: 'takes over what was changed in Figma',
  usage: {
    parameters: parametersText,
    description: `${about} A value that differs from the brand's goes into its light.tokens.json or dark.tokens.json, which win over everything else. Files without
a change stay as they are, to the byte. Then run tokens build and tokens check.`,
  },
  run: async (parameters) => {
    const { place, folders } = readPlaces(parameters);
    const [{ changesIn, putToken }, { modeFiles, readOwnBrands }] = await Promise.all([
      import('../tokens/figma.ts'),
      import('../tokens/ownBrand.ts'),
    ]);
    const brands = await readOwnBrands(folders);
    const all = brands.flatMap(({ name, folder, themes }) =>
      modes.map((mode) => {
        const source = path.join(place, name, `${mode}.tokens.json`);
        if (!existsSync(source)) throw new CommandError(`There is no ${source}.`);
        return { target: path.join(folder, modeFiles[mode]), changes: changesIn(source, readFileSync(source, 'utf8'), themes[mode]) };
      }),
    );
    for (const { target, changes } of all) {
      if (changes.length === 0) continue;
      const file = (existsSync(target) ? JSON.parse(readFileSync(target, 'utf8')) : {}) as Record<string, unknown>;
      for (const { name, token } of changes) putToken(file, name, token);
      writeFileSync(target, `${JSON.stringify(file, null, 2)}\n`);
      console.log(`${target}: ${changes.map(({ name }) => name).join(', ')}.`);
    }
    if (all.every(({ changes }) => changes.length === 0)) console.log('Nothing has changed.');
    return 0;
  },
};
