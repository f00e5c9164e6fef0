/**
 * `npm run build:kit`: the component kit as a package in `dist/kit`, for shops outside this repository. ES modules, one file per source file, with types
 * beside them; React, Emotion, MUI and final-form stay peers, so that an application has each of them once.
 */
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { build } from 'vite';

const root = fileURLToPath(new URL('../../', import.meta.url));
const source = path.join(root, 'src/kit');

/** Where the package is built. */
export const kitFolder = path.join(root, 'dist/kit');

/** The package's name. */
export const kitName = '@tarnbrook/kit';

/** Peer dependencies, which the application installs. Only forms need the last four. */
const peers = [
  'react',
  'react-dom',
  '@emotion/react',
  '@emotion/styled',
  '@emotion/is-prop-valid',
  '@mui/system',
  '@mui/material',
  'final-form',
  'react-final-form',
  'final-form-arrays',
  'react-final-form-arrays',
] as const;
const optionalPeers = new Set<string>(['@mui/material', 'final-form', 'react-final-form', 'final-form-arrays', 'react-final-form-arrays']);

/** Whether a module belongs to a peer. */
export const isPeer = (id: string): boolean => peers.some((peer) => id === peer || id.startsWith(`${peer}/`));

interface PackageFile {
  version: string;
  license: string;
  dependencies: Record<string, string>;
}

/** Writes the modules. */
async function writeModules(): Promise<void> {
  await build({
    configFile: false,
    root,
    logLevel: 'warn',
    publicDir: false,
    plugins: [react()],
    build: {
      outDir: kitFolder,
      emptyOutDir: false,
      minify: false,
      target: 'es2024',
      // Each component is an entry, so that it can be imported by itself.
      lib: {
        entry: Object.fromEntries(
          globSync(['index.ts', '*/index.ts', 'theme/MuiTheme.tsx', 'messages/*.ts'], { cwd: source }).map((file) => [
            file.replace(/\.tsx?$/u, ''),
            path.join(source, file),
          ]),
        ),
        formats: ['es'],
      },
      rolldownOptions: {
        external: isPeer,
        output: { preserveModules: true, preserveModulesRoot: source, entryFileNames: '[name].js' },
      },
    },
  });
}

/** Writes the types; their imports name the built files, so that any version of TypeScript finds them. */
function writeTypes(): void {
  const compiler = path.join(path.dirname(createRequire(import.meta.url).resolve('@typescript/native/package.json')), 'bin/tsc');
  const { status, stdout } = spawnSync(process.execPath, [compiler, '-p', 'tsconfig.kit.json'], { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(`The kit's types could not be written:\n${stdout}`);
  for (const file of globSync('**/*.d.ts', { cwd: kitFolder })) {
    const types = path.join(kitFolder, file);
    writeFileSync(types, readFileSync(types, 'utf8').replaceAll(/((?:from|import)\s*\(?['"]\.{1,2}\/[^'"]+)\.tsx?(['"])/gu, '$1.js$2'));
  }
}

function writePackageFile(): void {
  const { version, license, dependencies } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as PackageFile;
  const module = (folder: string) => ({ types: `./${folder}.d.ts`, default: `./${folder}.js` });
  const content = {
    name: kitName,
    version,
    description: 'Accessible components for a trade shop, themed by design tokens',
    license,
    type: 'module',
    sideEffects: ['*.css'],
    exports: {
      '.': module('index'),
      './theme/MuiTheme': module('theme/MuiTheme'),
      './messages/*': module('messages/*'),
      './theme/*.css': './theme/*.css',
      './package.json': './package.json',
      './*': module('*/index'),
    },
    peerDependencies: Object.fromEntries(peers.map((peer) => [peer, `^${dependencies[peer]}`])),
    peerDependenciesMeta: Object.fromEntries([...optionalPeers].map((peer) => [peer, { optional: true }])),
  };
  writeFileSync(path.join(kitFolder, 'package.json'), `${JSON.stringify(content, null, 2)}\n`);
}

/** Copies the style sheets: the base of every page, and each brand's tokens with its fonts. */
function copyFiles(): void {
  mkdirSync(path.join(kitFolder, 'theme'), { recursive: true });
  cpSync(path.join(source, 'theme/base.css'), path.join(kitFolder, 'theme/base.css'));
  cpSync(path.join(source, 'theme/fonts'), path.join(kitFolder, 'fonts'), { recursive: true });
  for (const file of globSync('*.css', { cwd: path.join(source, 'theme/generated') })) {
    const css = readFileSync(path.join(source, 'theme/generated', file), 'utf8');
    writeFileSync(path.join(kitFolder, 'theme', file), css);
  }
  for (const file of ['README.md', 'CHANGELOG.md']) cpSync(path.join(source, file), path.join(kitFolder, file));
  cpSync(path.join(root, 'LICENSE'), path.join(kitFolder, 'LICENSE'));
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
  writeTypes();
  copyFiles();
  writePackageFile();
}

if (import.meta.main) {
  await buildKit();
  console.log(`The kit is built in ${path.relative(root, kitFolder)}.`);
}
