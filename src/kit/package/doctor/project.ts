/** Reads an application as far as the kit's checks need it. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** An application that uses the kit. */
export interface Project {
  readonly folder: string;
  /** Its source files: their texts by their path below the folder. */
  readonly sources: ReadonlyMap<string, string>;
  /** The compiler's options, without those of files that `tsconfig.json` extends. */
  readonly compilerOptions: Readonly<Record<string, unknown>>;
  /** Places of an installed package, with its version in each. */
  readonly installed: (name: string) => readonly Installed[];
}

/** A package in `node_modules`. */
export interface Installed {
  readonly place: string;
  readonly version: string;
}

const skipped = new Set(['node_modules', 'dist', 'build', 'out', 'coverage', 'public']);
const isSource = /\.(?:[cm]?[jt]sx?|css|scss)$/u;

function* filesBelow(folder: string, below = ''): Generator<string> {
  for (const entry of readdirSync(path.join(folder, below), { withFileTypes: true })) {
    const name = path.join(below, entry.name);
    if (entry.isDirectory()) {
      if (!entry.name.startsWith('.') && !skipped.has(entry.name)) yield* filesBelow(folder, name);
    } else if (isSource.test(entry.name)) yield name;
  }
}

/** Folders of packages in a `node_modules`, with those inside them. */
function* packagesIn(modules: string): Generator<string> {
  if (!existsSync(modules)) return;
  const entries = readdirSync(modules).filter((name) => !name.startsWith('.'));
  const names = entries.flatMap((name) =>
    name.startsWith('@') ? readdirSync(path.join(modules, name)).map((own) => `${name}/${own}`) : [name],
  );
  for (const name of names) {
    yield path.join(modules, name);
    yield* packagesIn(path.join(modules, name, 'node_modules'));
  }
}

interface PackageFile {
  readonly version?: string;
}

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

/** JSON with comments and trailing commas, as `tsconfig.json` has it. */
function readLooseJson(file: string): unknown {
  const text = readFileSync(file, 'utf8').replaceAll(/("(?:\\.|[^"\\])*")|\/\/[^\n]*|\/\*[\s\S]*?\*\//gu, '$1');
  return JSON.parse(text.replaceAll(/,(?=\s*[}\]])/gu, ''));
}

/** The places where a package is installed for the folder or those above it, and inside other packages. */
function findInstalled(folder: string, all: readonly string[], name: string): Installed[] {
  const above: string[] = [];
  for (let at = path.dirname(folder); ; at = path.dirname(at)) {
    above.push(path.join(at, 'node_modules', name));
    if (at === path.dirname(at)) break;
  }
  const own = all.filter((place) => place.endsWith(`${path.sep}node_modules${path.sep}${path.normalize(name)}`));
  const places = own.length > 0 ? own : above.slice(0, -1);
  return places
    .filter((place) => existsSync(path.join(place, 'package.json')))
    .map((place) => ({
      place: path.relative(folder, place),
      version: (readJson(path.join(place, 'package.json')) as PackageFile).version ?? '0.0.0',
    }));
}

/** Reads the application in a folder. */
export function readProject(folder: string): Project {
  const packages = [...packagesIn(path.join(folder, 'node_modules'))];
  const config = ['tsconfig.app.json', 'tsconfig.json'].map((file) => path.join(folder, file)).find((file) => existsSync(file));
  const { compilerOptions = {} } = (config ? readLooseJson(config) : {}) as { compilerOptions?: Record<string, unknown> };
  return {
    folder,
    sources: new Map([...filesBelow(folder)].map((file) => [file, readFileSync(path.join(folder, file), 'utf8')])),
    compilerOptions,
    installed: (name) =>
      findInstalled(
        path.resolve(folder),
        packages.map((place) => path.resolve(place)),
        name,
      ),
  };
}
