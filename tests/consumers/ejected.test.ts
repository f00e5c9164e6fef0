/** Components whose sources are copied into a fresh application: all of them compile there, and some pass their own stories, interaction and axe included. */
import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { kitName } from '../../src/kit/package/command/packageFolder.ts';
import type { KitManifest } from '../../src/kit/package/manifest/manifest.ts';
import type { RegistryItem } from '../../src/kit/package/registry/registry.ts';
import { buildKit, kitFolder } from '../../tools/kit/build.ts';
import { chromiumPath } from '../../tools/testing/browser.ts';
import { makeLinkedConsumer } from '../setup/linkedConsumer.ts';

/** A simple one, two that are made of others, and three parts of forms. */
const withStories = ['Alert', 'Pagination', 'ProductGrid', 'TextField', 'FieldArrayGroup', 'Form'];
const compiler = path.join(path.dirname(createRequire(import.meta.url).resolve('@typescript/native/package.json')), 'bin/tsc');
const read = <Content>(file: string): Content => JSON.parse(readFileSync(path.join(kitFolder, file), 'utf8')) as Content;
let app = '';

beforeAll(async () => {
  await buildKit();
  app = makeLinkedConsumer(new URL('ejected/', import.meta.url));
}, 300_000);
afterAll(() => rmSync(app, { recursive: true, force: true }));

const run = (...parameters: readonly string[]) =>
  spawnSync(process.execPath, parameters, {
    cwd: app,
    encoding: 'utf8',
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], CHROMIUM_PATH: chromiumPath() ?? '' },
  });
const eject = (...parameters: readonly string[]) => run(path.join(app, 'node_modules', kitName, 'command/main.js'), 'eject', ...parameters);

describe('The sources of a component in an application', () => {
  it('compile, of every component', () => {
    const { components } = read<KitManifest>('components.json');
    const pages = [...new Set(components.map(({ page }) => page))].filter((page) => page !== 'KitProvider');
    for (const page of pages)
      expect(eject(page, 'src/components', ...(withStories.includes(page) ? ['--stories'] : [])), page).toMatchObject({ status: 0 });
    expect(globSync('src/components/*/index.ts', { cwd: app }).length).toBeGreaterThan(80);
    expect(run(compiler, '-p', '.').stdout).toBe('');
  }, 300_000);

  it('pass their own stories', () => {
    const { status, stdout, stderr } = run('node_modules/vitest/vitest.mjs', 'run', '--reporter=json', '--outputFile=report.json');
    expect(existsSync(path.join(app, 'report.json')), `${stdout}${stderr}`).toBe(true);
    const report = JSON.parse(readFileSync(path.join(app, 'report.json'), 'utf8')) as {
      numPassedTests: number;
      testResults: { name: string; message: string }[];
    };
    expect(report.testResults.map(({ message }) => message).filter(Boolean), stderr).toEqual([]);
    expect(status, stderr).toBe(0);
    expect(report.testResults).toHaveLength(withStories.length);
    expect(report.numPassedTests).toBeGreaterThan(50);
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

  it('copies no context that other components share, and nothing by a way out of the copied folder', () => {
    const sources = names()
      .filter((name) => !name.endsWith('-stories'))
      .flatMap((name) => read<RegistryItem>(`registry/r/${name}.json`).files);
    expect(sources.filter(({ content = '' }) => /from '\.\.\//u.test(content)).map(({ target }) => target)).toEqual([]);
    const contexts = sources.filter(({ content = '' }) => content.includes('createContext')).map(({ target }) => path.basename(target));
    // Those that no other component reads.
    expect(contexts.toSorted()).toEqual(['FilterableCategoryTree.tsx', 'LazyCategoryTree.tsx', 'Toaster.tsx']);
  });
});
