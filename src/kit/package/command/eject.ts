import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { findComponent, hasItem, readItem } from '../manifest/readPackage.ts';
import { itemName, type RegistryFile } from '../registry/registry.ts';
import { CommandError, type Command } from './command.ts';
import { readParameters } from './parameters.ts';

/** The folder of the registry's targets that stands for the one that is typed. */
const place = 'components/kit/';
const preview = '.storybook/preview';

/** The files of an item below a folder: by their path, with the way to Storybook's preview as it is from there. */
function filesBelow(folder: string, files: readonly RegistryFile[]): Map<string, string> {
  return new Map(
    files.map(({ target, content = '' }) => {
      const file = path.join(folder, target.slice(place.length));
      const way = path.relative(path.dirname(file), preview).replaceAll(path.sep, '/');
      return [file, content.replace(/'(?:\.\.\/)+\.storybook\/preview'/u, `'${way}'`)];
    }),
  );
}

/** `eject`. */
export const eject: Command = {
  words: ['eject'],
  summary: "copies a component's sources into your application, to be changed there",
  usage: {
    parameters: 'NAME DIR [--stories] [--force]',
    description: `Writes DIR/NAME with the component's own files. What it shares with others (links, texts, theme, icons, other components) it goes on importing from the package, so
that KitProvider and brand reach it as before. Modules that only copies use (…/internal, utils, theme, icons) may change with any version: type check after an update.

  --stories  its stories, too, for a Storybook whose .storybook/preview is made by definePreview
  --force    writes over files that are there`,
  },
  run: async (parameters) => {
    const { values, positionals } = readParameters(parameters, { stories: { type: 'boolean' }, force: { type: 'boolean' } });
    const [name, folder, ...more] = positionals;
    if (name === undefined || folder === undefined || more.length > 0)
      throw new CommandError('Give a component and a folder: eject Alert src/components.', 2);
    const { page, module, name: component } = findComponent(name);
    const items = [itemName(page), ...(values.stories ? [`${itemName(page)}-stories`] : [])];
    const missing = items.find((item) => !hasItem(item));
    if (missing)
      throw new CommandError(
        missing.endsWith('-stories')
          ? `The stories of ${page} need more of the kit's repository than an application gets; without --stories its sources are copied.`
          : `${component} is not for copying: what it gives must be the same for all components, so it stays in the package.`,
      );
    const found = items.map(readItem);
    const files = filesBelow(
      folder,
      found.flatMap((item) => item.files),
    );
    const there = [...files.keys()].filter((file) => existsSync(file) && !file.startsWith(path.join(folder, 'stories')));
    if (there.length > 0 && !values.force) throw new CommandError(`${there[0]} is there already. --force writes over it.`);
    for (const [file, content] of files) {
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, content);
    }
    console.log(
      `Copied ${files.size} files to ${path.join(folder, module)}. Import ${component} from there; it needs ${[...new Set(found.flatMap(({ dependencies }) => dependencies))].join(', ')}.`,
    );
    return 0;
  },
};
