import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { brandFile } from '../command/brandFolders.ts';
import { CommandError } from '../command/command.ts';
import { kitTokens } from '../command/packageFolder.ts';
import { assertDistinct, type Mode } from './css.ts';
import { readOwnFonts, type OwnFont } from './ownFonts.ts';
import { readResolver, type Tokens } from './resolver.ts';
import { problemsIn, tokensIn } from './tokenFiles.ts';

/** The brand's values for one mode only, over everything else. Both files may be missing. */
export const modeFiles: Readonly<Record<Mode, string>> = { light: 'light.tokens.json', dark: 'dark.tokens.json' };

/** A brand outside this repository, read and found complete. */
export interface OwnBrand {
  readonly name: string;
  readonly folder: string;
  readonly themes: Record<Mode, Tokens>;
  readonly fonts: readonly OwnFont[];
}

/** The texts of a brand's token files, by name. */
export type BrandTexts = Readonly<Record<string, string>>;

const kitFiles = ['primitives.tokens.json', 'semantics.tokens.json', 'modes/light.tokens.json', 'modes/dark.tokens.json'] as const;

/** The folder's name for people: as they would type it. */
const shown = (file: string): string => path.relative(process.cwd(), file) || '.';

/** Reads the token files of a folder. Throws a {@link CommandError} when there is no brand in it. */
export function readBrandTexts(folder: string): BrandTexts {
  if (!existsSync(path.join(folder, brandFile)))
    throw new CommandError(
      existsSync(folder) && statSync(folder).isDirectory()
        ? `There is no ${brandFile} in ${shown(folder)}, so there is no brand.`
        : `There is no folder ${shown(folder)}.`,
    );
  const files = [brandFile, ...Object.values(modeFiles)].filter((file) => existsSync(path.join(folder, file)));
  return Object.fromEntries(files.map((file) => [file, readFileSync(path.join(folder, file), 'utf8')]));
}

function parsed(file: string, text: string): object {
  try {
    return JSON.parse(text) as object;
  } catch (error) {
    throw new CommandError(`${file} is no JSON: ${error instanceof Error ? error.message : String(error)}.`);
  }
}

/** The parser's message, in its first sentence and with the value that it stopped at. */
function sentenceOf(error: unknown): string {
  const message = stripVTControlCharacters(error instanceof Error ? error.message : String(error));
  const [first = ''] = message.split('\n');
  const place = /^>.*?\|\s*(.*?)\s*$/mu.exec(message)?.[1];
  return `${first.replace(/^[\w:/-]+: /u, '').replace(/\.$/u, '')}${place ? `, at ${place}` : ''}.`;
}

/** Which file wins: primitives → semantics → brand → mode → the brand's own for this mode. */
function resolverOf(name: string, texts: BrandTexts): string {
  const kit = (file: string) => ({ $ref: pathToFileURL(path.join(kitTokens, file)).href });
  const own = (file: string) => (texts[file] === undefined ? [] : [{ $ref: `./${file}` }]);
  return JSON.stringify({
    version: '2025.10',
    name,
    sets: { foundation: { sources: [kit(kitFiles[0]), kit(kitFiles[1]), ...own(brandFile)] } },
    modifiers: {
      mode: {
        contexts: { light: [kit(kitFiles[2]), ...own(modeFiles.light)], dark: [kit(kitFiles[3]), ...own(modeFiles.dark)] },
        default: 'light',
      },
    },
    resolutionOrder: [{ $ref: '#/sets/foundation' }, { $ref: '#/modifiers/mode' }],
  });
}

/** All problems of a brand's files, each a sentence. */
function problemsOf(texts: Readonly<Record<string, object>>): string[] {
  const kit = new Map(
    kitFiles
      .flatMap((file) => tokensIn(parsed(file, readFileSync(path.join(kitTokens, file), 'utf8'))))
      .map(({ name, type }) => [name, type]),
  );
  const namesIn = (file: string): string[] => tokensIn(texts[file]).map(({ name }) => name);
  return Object.entries(texts).flatMap(([file, content]) => {
    // A token of one mode alone cannot be pointed to from a file of both.
    const all = new Set([...kit.keys(), ...namesIn(brandFile), ...(file === brandFile ? [] : namesIn(file))]);
    return problemsIn(file, content, kit, all);
  });
}

/** Reads several brands. Throws a {@link CommandError} with everything that is wrong with any of them. */
export async function readOwnBrands(folders: readonly string[]): Promise<OwnBrand[]> {
  const results = await Promise.allSettled(folders.map((folder) => readOwnBrand(folder)));
  const reasons = results.flatMap((result) => (result.status === 'rejected' ? [result.reason as unknown] : []));
  if (reasons.length > 0)
    throw new CommandError(reasons.map((reason) => (reason instanceof Error ? reason.message : String(reason))).join('\n'));
  return results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
}

/**
 * Reads a brand outside this repository. Throws a {@link CommandError} with everything that is wrong, so that it can be mended in one go.
 *
 * @param folder - its folder, whose name is the brand's
 * @param texts - its token files. Default: those of the folder
 */
export async function readOwnBrand(folder: string, texts: BrandTexts = readBrandTexts(folder)): Promise<OwnBrand> {
  const name = path.basename(path.resolve(folder));
  const contents = Object.fromEntries(Object.entries(texts).map(([file, text]) => [file, parsed(`${name}/${file}`, text)]));
  const { fonts, problems } = readOwnFonts(brandFile, contents[brandFile] ?? {}, folder);
  const all = [...problemsOf(contents), ...problems];
  if (all.length > 0) throw new CommandError([`${name} cannot be compiled:`, ...all.map((problem) => `  ${problem}`)].join('\n'));
  try {
    const place = pathToFileURL(`${path.resolve(folder)}${path.sep}`);
    const tokensOf = await readResolver({ filename: new URL('resolver.json', place), src: resolverOf(name, texts) }, async (url) => {
      const own = Object.keys(texts).find((file) => new URL(file, place).href === url.href);
      return own === undefined ? readFileSync(url, 'utf8') : (texts[own] ?? '');
    });
    const themeOf = (mode: Mode): Tokens =>
      tokensOf(
        { mode },
        [contents[brandFile], contents[modeFiles[mode]]].filter((content) => content !== undefined),
      );
    const themes = { light: themeOf('light'), dark: themeOf('dark') };
    assertDistinct(themes.light);
    return { name, folder, themes, fonts };
  } catch (error) {
    throw new CommandError(`${name} cannot be compiled: ${sentenceOf(error)}`);
  }
}
