/** Components whose sources are copied into a fresh application: all of them compile there, and some pass their own stories, interaction and axe included. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { KitManifest } from '../../src/kit/package/manifest/manifest.ts';
import type { RegistryItem } from '../../src/kit/package/registry/registry.ts';
import { buildKit, kitFolder } from '../../tools/kit/build.ts';
import { formLibraries, peers } from '../../tools/kit/peers.ts';
import { makeConsumer, newestPeers, type Consumer } from './consumer.ts';

/** A simple one, two that are made of others, and three parts of forms. */
const withStories = ['Alert', 'Pagination', 'ProductGrid', 'TextField', 'FieldArrayGroup', 'Form'];
/** The kit's program by its file: npx takes seconds each time. */
const program = 'node_modules/@tarnbrook/kit/command/main.js';
const compiler = path.join(path.dirname(createRequire(import.meta.url).resolve('@typescript/native/package.json')), 'bin/tsc');
const read = <Content>(file: string): Content => JSON.parse(readFileSync(path.join(kitFolder, file), 'utf8')) as Content;
let app: Consumer | undefined;

beforeAll(async () => {
  await buildKit();
  app = makeConsumer('ejected', packages);
}, 600_000);
afterAll(() => app?.remove(), 120_000);

/** The tools of this repository, in its versions, and the packages that the kit asks for. */
const { devDependencies, dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as Record<
  'devDependencies' | 'dependencies',
  Record<string, string>
>;
const tools = [
  'storybook',
  '@storybook/react-vite',
  '@storybook/addon-a11y',
  '@storybook/addon-vitest',
  'vitest',
  '@vitest/browser-playwright',
  'playwright',
  'vite',
  '@vitejs/plugin-react',
  '@types/react',
  '@types/react-dom',
].map((name) => `${name}@${devDependencies[name] ?? dependencies[name]}`);
const packages = [...tools, ...newestPeers, ...formLibraries.map((name) => `${name}@${peers[name]}`)];

describe('The sources of a component in an application', () => {
  it('compile, of every component', ({ skip }) => {
    if (!app) return skip('npm cannot install the packages here.');
    const application = app;
    const { components } = read<KitManifest>('components.json');
    const pages = [...new Set(components.map(({ page }) => page))].filter((page) => page !== 'KitProvider');
    for (const page of pages)
      expect(
        application.run(program, 'eject', page, 'src/components', ...(withStories.includes(page) ? ['--stories'] : [])),
        page,
      ).toContain('Copied');
    expect(globSync('src/components/*/index.ts', { cwd: app.folder }).length).toBeGreaterThan(80);
    expect(app.run(compiler, '-p', '.')).toBe('');
  }, 300_000);

  it('pass their own stories', ({ skip }) => {
    if (!app) return skip('npm cannot install the packages here.');
    const report = path.join(app.folder, 'report.json');
    // The runner fails when a story does; the report says which.
    expect(() => app?.run('node_modules/vitest/vitest.mjs', 'run', '--reporter=json', `--outputFile=${report}`)).not.toThrow();
    const { numPassedTests, testResults } = JSON.parse(readFileSync(report, 'utf8')) as { numPassedTests: number; testResults: object[] };
    expect(testResults).toHaveLength(withStories.length);
    expect(numPassedTests).toBeGreaterThan(50);
  }, 600_000);
});

describe('The registry', () => {
  const names = (): string[] => read<{ items: { name: string }[] }>('registry/registry.json').items.map(({ name }) => name);

  it('has what shadcn asks of it: an item for each component, with its files and what they need', () => {
    for (const name of names()) {
      const item = read<RegistryItem>(`registry/r/${name}.json`);
      expect(item).toMatchObject({
        name,
        title: expect.any(String) as unknown,
        type: expect.stringMatching(/^registry:(?:component|file)$/u) as unknown,
      });
      expect(item.files.length).toBeGreaterThan(0);
      for (const { path: place, type, target, content } of item.files)
        expect([place, type, target, content].every(Boolean), place).toBe(true);
      for (const needed of item.registryDependencies) expect(names()).toContain(needed.replace('@tarnbrook/', ''));
    }
  });

  it('imports only modules that the package has', () => {
    const addresses = names().flatMap((name) =>
      read<RegistryItem>(`registry/r/${name}.json`).files.flatMap(({ content = '' }) =>
        [...content.matchAll(/from '@tarnbrook\/kit\/([^']+)'/gu)].map(([, module = '']) => module),
      ),
    );
    const missing = [...new Set(addresses)].filter(
      (module) => !['.js', '/index.js'].some((end) => existsSync(path.join(kitFolder, `${module}${end}`))),
    );
    expect(missing).toEqual([]);
  });

  it('copies no context that other components share, and nothing by a way out of the copied folder', () => {
    const sources = names()
      .filter((name) => !name.endsWith('-stories'))
      .flatMap((name) => read<RegistryItem>(`registry/r/${name}.json`).files);
    expect(sources.filter(({ content = '' }) => /from '\.\.\//u.test(content)).map(({ target }) => target)).toEqual([]);
    const contexts = sources.filter(({ content = '' }) => content.includes('createContext')).map(({ target }) => path.basename(target));
    // Those that no other component reads.
    expect(contexts.toSorted()).toEqual([]);
  });
});
