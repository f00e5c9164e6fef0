/**
 * `npm run build:kit`: the component kit as a package in `dist/kit`, for shops outside this repository. ES modules with types beside them; React, Emotion,
 * MUI and final-form stay peers, so that an application has each of them once.
 */
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { execFileSync, spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { build, type Plugin } from 'vite';
import { iconPackage, lightIcons } from '../../scripts/lightIcons.ts';
import { storybookFolder } from './manifest.ts';
import { dependencies, formLibraries, homepage, isPeer, peers } from './peers.ts';
import { kitName } from '../../src/kit/package/command/packageFolder.ts';

const root = path.join(import.meta.dirname, '../..');
const source = path.join(root, 'src/kit');

/** Where the package is built. */
export const kitFolder = path.join(root, 'dist/kit');

/** The modules that can be imported. */
const entries = ['{index,forms}.ts', '*/index.ts', 'messages/*.ts', 'theme/MuiTheme.tsx', 'themeAugmentation.ts'];
const entryModules = () => globSync(entries, { cwd: source, exclude: ['**/*.test.*'] }).map((file) => file.replace(/\.tsx?$/u, ''));

/** Modules that are one file in the package: the icons, and the texts of a language. Every other module is a file of its own, so that applications take single ones. */
const merged = [
  [/^icons\/[A-Z]\w+Icon$/u, 'icons/icons'],
  [/^messages\/en-GB\/\w+$/u, 'messages/en-GB'],
  [/^messages\/de-DE\/(?!numbers)\w+$/u, 'messages/de-DE'],
] as const;

const mergedInto = (module: string): string | undefined => merged.find(([modules]) => modules.test(module))?.[1];

function fileOf(id: string): string {
  if (id.includes(iconPackage)) return 'icons/icons';
  const module = path.relative(source, id).replace(/\.tsx?$/u, '');
  return mergedInto(module) ?? module;
}

/** Material's icons as applications can leave them out of the file that has them all. */
const pureIcons: Plugin = {
  name: 'pure-icons',
  transform: (code, id) => (id.includes(iconPackage) ? code.replace('createSvgIcon(', '/* @__PURE__ */ createSvgIcon(') : undefined),
};

const ofBoth = { configFile: false, root, logLevel: 'warn', publicDir: false } as const;

async function writeModules(): Promise<void> {
  await build({
    ...ofBoth,
    plugins: [react(), pureIcons],
    resolve: { alias: [lightIcons] },
    build: {
      outDir: kitFolder,
      emptyOutDir: false,
      minify: false,
      target: 'es2024',
      // Each component is an entry, so that it can be imported by itself.
      lib: { entry: Object.fromEntries(entryModules().map((module) => [module, path.join(source, module)])), formats: ['es'] },
      rolldownOptions: {
        external: isPeer,
        preserveEntrySignatures: 'allow-extension',
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: '[name].js',
          minifyInternalExports: false,
          // The types have them.
          comments: { legal: true, annotation: true, jsdoc: false },
          codeSplitting: { groups: [{ name: fileOf, debugName: 'files' }], includeDependenciesRecursively: false },
        },
      },
    },
  });
}

/** The program `tarnbrook-kit`, below the built package. */
const program = 'command/main.js';

/**
 * Writes the program `tarnbrook-kit` with everything that it uses, so that the package has no dependency: an application that never runs it installs nothing for
 * it, and it works offline. The licences of what it holds stand beside it.
 */
async function writeProgram(): Promise<void> {
  await build({
    ...ofBoth,
    ssr: { noExternal: true },
    build: {
      ssr: true,
      outDir: path.join(kitFolder, path.dirname(program)),
      emptyOutDir: false,
      minify: true,
      target: 'node20',
      license: { fileName: 'LICENSES.md' },
      rolldownOptions: {
        input: path.join(source, 'package/command/main.ts'),
        output: { entryFileNames: path.basename(program), chunkFileNames: '[name].js' },
      },
    },
  });
}

/** Modules that only pass on what others export. */
const passesOn = (file: string): boolean => /(?:^|\/)(?:index|forms|internal)\.js$/u.test(file);

/**
 * Puts `'use client'` before each module that uses React, Emotion, MUI or a form library, directly or through another, since React's server components may not run it.
 * Texts, figures and other pure functions stay usable on both sides, and so do the modules that only pass on.
 */
function markClientModules(): void {
  const codes = new Map(globSync('**/*.js', { cwd: kitFolder }).map((file) => [file, readFileSync(path.join(kitFolder, file), 'utf8')]));
  const imports = [...codes].map(([file, code]) => ({
    file,
    targets: [...code.matchAll(/(?:\bfrom|\bimport) ?\(?"([^"]+)"/gu)].map(([, id = '']) =>
      id.startsWith('.') ? path.join(path.dirname(file), id) : id,
    ),
  }));
  const client = new Set<string>();
  const isClient = (target: string): boolean => client.has(target) || isPeer(target);
  let before: number;
  do {
    before = client.size;
    for (const { file, targets } of imports) if (targets.some(isClient)) client.add(file);
  } while (client.size > before);
  for (const [file, code] of codes)
    if (client.has(file) && !passesOn(file)) writeFileSync(path.join(kitFolder, file), `'use client';\n${code}`);
}

/** The one licence of {@link writeProgram}'s list whose text its package leaves out. */
const licenceOfMomoa = 'Apache-2.0.txt';

/** The modules that a type names, as files without their ends. */
const namedIn = (file: string, types: string): string[] =>
  [...types.matchAll(/(?:\bfrom|\bimport)\s*\(?['"](\.[^'"]+)\.js['"]/gu)].map(([, target = '']) => path.join(path.dirname(file), target));

/** Writes the types that an application can reach; their imports name the built files, so that any version of TypeScript finds them. */
function writeTypes(): void {
  const compiler = path.join(path.dirname(createRequire(import.meta.url).resolve('@typescript/native/package.json')), 'bin/tsc');
  const { status, stdout } = spawnSync(process.execPath, [compiler, '-p', 'tsconfig.kit.json'], { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(`The kit's types could not be written:\n${stdout}`);
  const files = globSync('**/*.d.ts', { cwd: kitFolder }).toSorted();
  const types = new Map<string, string>();
  for (const file of files) {
    const module = file.replace(/\.d\.ts$/u, '');
    const into = mergedInto(module) ?? module;
    const named = readFileSync(path.join(kitFolder, file), 'utf8').replaceAll(
      /((?:from|import)\s*\(?['"])(\.{1,2}\/[^'"]+)\.tsx?(['"])/gu,
      (_all, before: string, target: string, after: string) => {
        const to = path.join(path.dirname(module), target);
        const relative = path.relative(path.dirname(into), mergedInto(to) ?? to);
        return `${before}${relative.startsWith('.') ? '' : './'}${relative}.js${after}`;
      },
    );
    types.set(into, (types.get(into) ?? '') + named);
    rmSync(path.join(kitFolder, file));
  }
  const reached = new Set(entryModules());
  for (const module of reached) {
    // The modules of one file need not pass each other on, nor name each other's exports.
    const text = types
      .get(module)!
      .replaceAll(new RegExp(`^(?:export .*|import (?:type )?\\{.*\\}) from '\\./${path.basename(module)}\\.js';\n`, 'gmu'), '');
    const lines = text.split('\n');
    // Each import stands once.
    const once = lines.filter((line, index) => !line.startsWith('import ') || lines.indexOf(line) === index);
    writeFileSync(path.join(kitFolder, `${module}.d.ts`), once.join('\n'));
    for (const target of namedIn(module, text)) if (types.has(target)) reached.add(target);
  }
}

function writePackageFile(): void {
  const { version, license } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { version: string; license: string };
  const module = (folder: string) => ({ types: `./${folder}.d.ts`, default: `./${folder}.js` });
  const content = {
    name: kitName,
    version,
    description: 'Accessible components for a trade shop, themed by design tokens',
    keywords: ['components', 'design-system', 'design-tokens', 'accessible', 'react', 'mui', 'forms', 'b2b'],
    homepage,
    repository: { type: 'git', url: 'git+https://git.tarnbrook.example/tarnbrook.git', directory: 'src/kit' },
    bugs: { url: 'https://git.tarnbrook.example/tarnbrook/issues' },
    license,
    type: 'module',
    sideEffects: ['*.css'],
    bin: { 'tarnbrook-kit': `./${program}` },
    engines: { node: '>=20' },
    exports: {
      '.': module('index'),
      './forms': module('forms'),
      './theme/MuiTheme': module('theme/MuiTheme'),
      './themeAugmentation': module('themeAugmentation'),
      './messages/*': module('messages/*'),
      './theme/*.css': './theme/*.css',
      './components.json': './components.json',
      './package.json': './package.json',
      './*': module('*/index'),
    },
    dependencies,
    peerDependencies: peers,
    peerDependenciesMeta: Object.fromEntries(formLibraries.map((peer) => [peer, { optional: true }])),
  };
  writeFileSync(path.join(kitFolder, 'package.json'), `${JSON.stringify(content, null, 2)}\n`);
}

/** Copies the style sheets: the base of every page, and each brand's tokens with its fonts. */
function copyFiles(): void {
  mkdirSync(path.join(kitFolder, 'theme'), { recursive: true });
  cpSync(path.join(source, 'theme/base.css'), path.join(kitFolder, 'theme/base.css'));
  cpSync(path.join(source, 'theme/fonts'), path.join(kitFolder, 'fonts'), { recursive: true });
  // The scoped themes are for Storybook, which shows several at once.
  for (const file of globSync('*.css', { cwd: path.join(source, 'theme/generated'), exclude: ['scoped.css'] })) {
    const css = readFileSync(path.join(source, 'theme/generated', file), 'utf8');
    writeFileSync(path.join(kitFolder, 'theme', file), css);
  }
  // Brands of others are made over these, by the program.
  for (const file of globSync(['{primitives,semantics}.tokens.json', 'modes/*.tokens.json'], { cwd: path.join(root, 'design-tokens') }))
    cpSync(path.join(root, 'design-tokens', file), path.join(kitFolder, 'tokens', file));
  cpSync(path.join(source, 'theme/generated/fonts.json'), path.join(kitFolder, 'tokens/fonts.json'));
  for (const file of globSync('*.md', { cwd: path.join(source, 'package') }))
    cpSync(path.join(source, 'package', file), path.join(kitFolder, file));
  cpSync(path.join(source, 'package/licenses', licenceOfMomoa), path.join(kitFolder, path.dirname(program), licenceOfMomoa));
  cpSync(path.join(source, 'CHANGELOG.md'), path.join(kitFolder, 'CHANGELOG.md'));
  cpSync(path.join(root, 'LICENSE'), path.join(kitFolder, 'LICENSE'));
  cpSync(path.join(root, 'node_modules', iconPackage, 'LICENSE'), path.join(kitFolder, 'icons/material/LICENSE'));
}

/** Runs work with `NODE_ENV` set to `production`. Vitest sets `test`, with which Vite would write JSX for development. */
export async function asForProduction<Result>(work: () => Promise<Result>): Promise<Result> {
  const before = process.env.NODE_ENV;
  process.env.NODE_ENV = 'production';
  try {
    return await work();
  } finally {
    if (before === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = before;
  }
}

/** Builds the package anew. */
export async function buildKit(): Promise<void> {
  rmSync(kitFolder, { recursive: true, force: true });
  await asForProduction(writeModules);
  markClientModules();
  await asForProduction(writeProgram);
  writeTypes();
  copyFiles();
  writePackageFile();
}

/** Bounds of the packed package, which everybody who installs it fetches: bytes and files. */
export const packageBounds = { size: 500_000, entryCount: 700 };

/** The size of the package as npm packs it. */
export function packedSize(): { size: number; entryCount: number } {
  const out = execFileSync('npm', ['pack', kitFolder, '--dry-run', '--json', '--silent'], { encoding: 'utf8' });
  const packed = JSON.parse(out) as [typeof packageBounds];
  return packed[0];
}

if (import.meta.main) {
  await buildKit();
  // For assistants and programs, as `npm run build-storybook` has just written it, without files of this repository, tokens, types, and whatever it says twice.
  const left = new Set('parent declarations filePath methods path tokens displayName exportName tags types'.split(' '));
  const list = JSON.parse(readFileSync(path.join(storybookFolder, 'components.json'), 'utf8'), (key, value: unknown) => {
    if (key === 'reactDocgenTypescript') delete (value as { description?: string }).description;
    if (key === 'props') for (const prop of Object.values(value as Record<string, { name?: string }>)) delete prop.name;
    if (key === 'type') delete (value as { value?: unknown }).value;
    return value === null || value === false || left.has(key) ? undefined : value;
  }) as unknown;
  writeFileSync(path.join(kitFolder, 'components.json'), JSON.stringify(list));
  const { size, entryCount } = packedSize();
  const packed = `${Math.ceil(size / 1000)} kB, ${entryCount} files`;
  if (size > packageBounds.size || entryCount > packageBounds.entryCount)
    throw new Error(`The package has outgrown its bounds: ${packed}.`);
  console.log(`The kit is built in ${path.relative(root, kitFolder)}: ${packed}.`);
}
