import { existsSync } from 'node:fs';
import path from 'node:path';
import { accentInHueOf, accentOf, accentWith, tokenFile, usualStep, type MadeAccent } from '../tokens/brandFile.ts';
import { objectionToName, titleOf } from '../tokens/brandName.ts';
import { objectionsTo } from '../tokens/checkBrand.ts';
import { modeFiles, readOwnBrand } from '../tokens/ownBrand.ts';
import { brandFile, usualFolder } from './brandFolders.ts';
import { CommandError, program, type Command } from './command.ts';
import { writeWholeFolder } from './wholeFolder.ts';

type Texts = Readonly<Record<string, string>>;

/** The files of a new brand. */
function textsOf(title: string, { ramp, actionStep }: MadeAccent): Texts {
  const empty = (mode: string): string =>
    `${JSON.stringify({ $description: `${title} in ${mode} mode: what stands here wins over everything else.` }, null, 2)}\n`;
  return { [brandFile]: tokenFile(title, ramp, actionStep), [modeFiles.light]: empty('light'), [modeFiles.dark]: empty('dark') };
}

/** The files of a brand around a colour, and a sentence about what became of the colour. */
async function aroundColour(folder: string, title: string, hex: string): Promise<{ texts: Texts; remark: string }> {
  const similar = await accentInHueOf(hex);
  const exact = accentWith(hex, similar);
  const texts = textsOf(title, exact);
  if (objectionsTo(await readOwnBrand(folder, texts)).length === 0) {
    const step = Object.entries(exact.ramp).find(([, colour]) => colour === hex)?.[0] ?? '';
    const use =
      step === exact.actionStep
        ? 'the main action in light mode is this colour'
        : 'white words cannot be read on it, so the main action is a darker step';
    return { texts, remark: `${hex} is palette.brand.${step}; ${use}.` };
  }
  return {
    texts: textsOf(title, similar),
    remark: `With ${hex} itself some words could not be read, so the accent has its hue only; the main action is ${similar.ramp[similar.actionStep]}.`,
  };
}

async function make(name: string, accent: string | undefined, into: string): Promise<void> {
  const objection = objectionToName(name);
  if (objection) throw new CommandError(objection);
  if (accent !== undefined && !/^#[\da-f]{6}$/iu.test(accent))
    throw new CommandError(`"${accent}" is no accent: write it as #rrggbb, in hexadecimal digits.`);
  const folder = path.join(into, name);
  if (existsSync(folder)) throw new CommandError(`There is already a folder ${folder}.`);
  const title = titleOf(name);
  const { texts, remark } = accent
    ? await aroundColour(folder, title, accent.toLowerCase())
    : { texts: textsOf(title, { ramp: await accentOf(name), actionStep: usualStep }), remark: 'Its accent is made from its name.' };
  writeWholeFolder(folder, texts);
  const place = into === usualFolder ? '' : ` ${folder}`;
  console.log(`Made the brand ${title} in ${folder}. ${remark}

Next:
  ${program} tokens build${place}   compiles it to ${path.join(folder, 'generated')}
  ${program} tokens check${place}   says whether everything can be read
  import './${path.join(folder, 'generated/theme.css')}' in place of a style sheet of the kit's brands`);
}

/** `brand new NAME`. */
export const brandNew: Command = {
  name: 'brand new',
  summary: 'makes the token files of a brand of your own',
  parameters: 'NAME [--accent #rrggbb] [--into FOLDER]',
  description: `Makes FOLDER/NAME (${usualFolder}/NAME without --into) with the tokens in which the brand differs from the kit:
  ${brandFile}   its accent, and what uses it
  light.tokens.json, dark.tokens.json   what is to be so in one mode only; empty at first

Without --accent the accent is made from the name. NAME has lower-case letters, digits and single hyphens.`,
  options: { accent: { type: 'string' }, into: { type: 'string' } },
  run: async ([name, ...others], { accent, into = usualFolder }) => {
    if (name === undefined || others.length > 0) throw new CommandError(`Give one name: ${program} brand new NAME.`, 2);
    await make(name, accent as string | undefined, into as string);
    return 0;
  },
};
