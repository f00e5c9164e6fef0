/**
 * The kit as a registry of sources, in the form of shadcn (ui.shadcn.com/docs/registry): an item for each component, from which `shadcn add` and `tarnbrook-kit eject` copy it
 * into an application. An item holds the component's own folder; what it shares with other components it imports from the package, so that provider, messages and theme stay one.
 */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { kitName } from '../../src/kit/package/command/packageFolder.ts';
import type { KitManifest } from '../../src/kit/package/manifest/manifest.ts';
import { itemName, type Registry, type RegistryFile, type RegistryItem } from '../../src/kit/package/registry/registry.ts';
import { components, folderOf } from '../../stories/docs/components.ts';
import { homepage, peers } from './peers.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Where an item's files stand in an application, unless whoever copies them says otherwise. */
const usualPlace = 'components/kit';

/** Files that stories of several components share. */
const shared = 'stories';

const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');

const withoutExtension = (file: string): string => file.replace(/\.tsx?$/u, '');

/** The module of the package that a source file of the kit is. */
const moduleOf = (file: string): string => `${kitName}/${withoutExtension(path.relative('src/kit', file)).replace(/\/index$/u, '')}`;

/** The addresses in a file's imports. */
const imported = /(?<=\bfrom |\bimport |\bimport\()'(?<address>[^']+)'/gu;

/** Writes a file's imports anew. */
const withImports = (code: string, change: (address: string) => string): string =>
  code.replaceAll(imported, (_all, address: string) => `'${change(address)}'`);

const relative = (from: string, to: string): string => {
  const address = path.posix.relative(path.posix.dirname(from), to);
  return address.startsWith('.') ? address : `./${address}`;
};

/** Bare packages that the files import, as npm takes them. */
function packagesIn(files: readonly RegistryFile[]): string[] {
  const names = files.flatMap(({ content = '' }) =>
    [...content.matchAll(imported)].flatMap(([, address = '']) => /^(?:@[\w-]+\/)?[\w-]+/u.exec(address)?.[0] ?? []),
  );
  return [...new Set(names)].toSorted().flatMap((name) => (peers[name] ? [`${name}@${peers[name].split(' || ').at(-1)}`] : []));
}

const fileOf = (target: string, content: string, type: RegistryFile['type']): RegistryFile => ({
  path: `registry/${target}`,
  type,
  target: `${usualPlace}/${target}`,
  content,
});

/** Whether a file of a component holds a context that other components share: a copy of it would keep a copied `Form` and the package's fields apart. */
const isSharedContext = (file: string, internal: string): boolean =>
  internal.includes(`'./${path.basename(file)}'`) && read(file).includes('createContext');

/** The component's own folder. */
function sourcesOf(folder: string): RegistryFile[] {
  const own = `src/kit/${folder}`;
  const files = globSync(`${own}/*.{ts,tsx}`, { cwd: root, exclude: ['**/*.test.*'] }).toSorted();
  const internal = `${own}/internal.ts`;
  const forOthers = files.includes(internal) ? read(internal) : '';
  const ofPackage = new Set(files.filter((file) => isSharedContext(file, forOthers)));
  return files
    .filter((file) => file !== internal && !ofPackage.has(file))
    .map((file) => {
      const content = withImports(read(file), (address) => {
        if (!address.startsWith('.')) return address;
        const target = path.posix.join(path.posix.dirname(file), address);
        if (ofPackage.has(target)) return moduleOf(internal);
        return path.posix.dirname(target) === own ? withoutExtension(address) : moduleOf(target);
      });
      return fileOf(`${folder}/${path.basename(file)}`, content, 'registry:component');
    });
}

/** Thrown for stories that need more of this repository than an application gets. */
class NotToBeCopied extends Error {}

/** Copies a component's stories with everything of theirs that is no component: examples, texts, pictures. */
class StoryCopier {
  readonly #page: string;
  readonly #folder: string;
  readonly #files = new Map<string, string>();

  constructor(page: string) {
    this.#page = `stories/Kit/${page}/`;
    this.#folder = folderOf(page);
  }

  /** The files, or nothing when they cannot stand outside this repository. */
  copy(page: string): RegistryFile[] {
    try {
      this.#add(`${this.#page}${page}.stories.tsx`);
    } catch (error) {
      if (error instanceof NotToBeCopied) return [];
      throw error;
    }
    return [...this.#files].map(([target, content]) => fileOf(target, content, 'registry:file'));
  }

  /** The place of a file of this repository. */
  #targetOf(file: string): string {
    if (file.startsWith(this.#page)) return `${this.#folder}/${file.slice(this.#page.length)}`;
    if (/^stories\/(?:fixtures|docs|pictures)\/|\.svg$/u.test(file)) return `${shared}/${file.replace(/^stories\/|^src\//u, '')}`;
    throw new NotToBeCopied(file);
  }

  #add(file: string): string {
    const target = this.#targetOf(file);
    if (this.#files.has(target)) return target;
    this.#files.set(target, '');
    const code = read(file);
    this.#files.set(target, file.endsWith('.svg') ? code : withImports(code, (address) => this.#address(file, target, address)));
    return target;
  }

  #address(file: string, target: string, address: string): string {
    const own = `${this.#folder}/index`;
    if (address === `${kitName}/${this.#folder}`) return relative(target, own);
    if (!address.startsWith('.')) return address;
    const [place = '', query] = path.posix.join(path.posix.dirname(file), address).split('?');
    if (place === '.storybook/preview.tsx') return relative(target, '../../.storybook/preview');
    if (place.startsWith(`src/kit/${this.#folder}/`)) return relative(target, withoutExtension(place.slice('src/kit/'.length)));
    if (place.startsWith('src/kit/')) return moduleOf(place);
    const to = relative(target, this.#add(place));
    return query === undefined ? withoutExtension(to) : `${to}?${query}`;
  }
}

function itemsOf(page: string, { components: described, version }: KitManifest): RegistryItem[] {
  const component = described.find(({ name }) => name === page) ?? described.find((other) => other.page === page)!;
  const folder = folderOf(page);
  const files = sourcesOf(folder);
  const item: RegistryItem = {
    $schema: 'https://ui.shadcn.com/schema/registry-item.json',
    name: itemName(page),
    type: 'registry:component',
    title: page,
    description: component.description,
    dependencies: [`${kitName}@^${version}`, ...packagesIn(files)],
    registryDependencies: [],
    files,
    categories: [component.purpose],
  };
  const stories = new StoryCopier(page).copy(page);
  if (stories.length === 0) return [item];
  return [
    item,
    {
      $schema: item.$schema,
      name: `${item.name}-stories`,
      type: 'registry:file',
      title: `Stories of ${page}`,
      description: `The stories of ${page}, with their play functions, for a Storybook whose .storybook/preview is made by definePreview.`,
      dependencies: [`${kitName}@^${version}`, ...packagesIn(stories)],
      devDependencies: ['storybook@^10.0.0', '@storybook/react-vite@^10.0.0'],
      registryDependencies: [`@tarnbrook/${item.name}`],
      files: stories,
      categories: item.categories,
    },
  ];
}

/** A component that gives the same to all others: it stays in the package. */
const neverCopied = 'KitProvider';

/** The registry's files, by path. */
export function registryFiles(manifest: KitManifest): Record<string, string> {
  const items = Object.keys(components)
    .filter((page) => page !== neverCopied)
    .toSorted()
    .flatMap((page) => itemsOf(page, manifest));
  const index: Registry = {
    $schema: 'https://ui.shadcn.com/schema/registry.json',
    name: 'tarnbrook',
    homepage,
    items: items.map(({ $schema: _schema, files, ...item }) => ({ ...item, files: files.map(({ content: _content, ...file }) => file) })),
  };
  const text = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;
  return {
    'registry/registry.json': text(index),
    ...Object.fromEntries(items.map((item) => [`registry/r/${item.name}.json`, text(item)])),
  };
}
