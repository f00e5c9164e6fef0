/** Reads what the package brings about its components. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { CommandError } from '../command/command.ts';
import { nearNames } from '../command/nearNames.ts';
import { inPackage } from '../command/packageFolder.ts';
import { program } from '../command/program.ts';
import { itemName, type RegistryItem } from '../registry/registry.ts';
import type { ComponentManifest, KitManifest } from './manifest.ts';

const read = (file: string): string => {
  const place = inPackage(file, path.join('dist/kit', file));
  if (!existsSync(place))
    throw new CommandError(`${place} is missing: install the package again, or in its repository run npm run build:kit.`);
  return readFileSync(place, 'utf8');
};

/** The list of components. */
export const readComponents = (): KitManifest => JSON.parse(read('components.json')) as KitManifest;

/** A component by its name, or by that of its module, however it is capitalised. Throws a {@link CommandError} with the names that may be meant. */
export function findComponent(typed: string, { components }: KitManifest = readComponents()): ComponentManifest {
  const sought = itemName(typed).replaceAll('-', '');
  const found =
    components.find(({ name }) => name.toLowerCase() === sought) ?? components.find(({ page }) => page.toLowerCase() === sought);
  if (found) return found;
  const near = nearNames(
    typed,
    components.map(({ name }) => name),
  );
  const meant = near.length > 0 ? ` Is it ${near.join(', or ')}?` : '';
  throw new CommandError(`There is no component "${typed}".${meant} ${program} list has all.`, 2);
}

/** An item of the registry. */
export const readItem = (name: string): RegistryItem => JSON.parse(read(`registry/r/${name}.json`)) as RegistryItem;

/** Whether the registry has an item. */
export const hasItem = (name: string): boolean => existsSync(inPackage(`registry/r/${name}.json`, `dist/kit/registry/r/${name}.json`));
