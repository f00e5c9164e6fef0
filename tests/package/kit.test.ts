/** The kit in an application outside this repository: packed, installed, built, rendered and used. */
import { execFileSync, spawnSync } from 'node:child_process';
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { chromiumArgs, chromiumPath } from '../../tools/testing/browser.ts';
import { kitName } from '../../src/kit/package/command/packageFolder.ts';
import { buildKit, kitFolder, packageBounds, packedSize } from '../../tools/kit/build.ts';
import { isPeer } from '../../tools/kit/peers.ts';
import { serveFolder } from '../setup/folderServer.ts';
import { makeLinkedConsumer } from '../setup/linkedConsumer.ts';
import { factsFile, weighComponents, type ComponentFacts } from '../../tools/kit/facts.ts';

let app = '';

const compiler = path.join(path.dirname(createRequire(import.meta.url).resolve('@typescript/native/package.json')), 'bin/tsc');

/** Type checks files of the application. Gives the compiler's messages; empty when there are none. */
function typeCheck(files: readonly string[], module: 'bundler' | 'node16', language = 'ES2022', stricter: object = {}): string {
  const options = {
    compilerOptions: {
      target: language,
      lib: [language, 'DOM', 'DOM.Iterable'],
      module: module === 'node16' ? 'Node16' : 'ESNext',
      moduleResolution: module,
      jsx: 'react-jsx',
      strict: true,
      noEmit: true,
      skipLibCheck: module === 'node16',
      types: [],
      ...stricter,
    },
    files,
  };
  const project = `tsconfig.${module}.json`;
  writeFileSync(path.join(app, project), JSON.stringify(options));
  return spawnSync(process.execPath, [compiler, '-p', project], { cwd: app, encoding: 'utf8' }).stdout.trim();
}

async function buildApp(input: string, external: (id: string) => boolean = () => false): Promise<void> {
  // As visitors get it; Vite and its plugins would take over the environment that tests run in.
  vi.stubEnv('NODE_ENV', 'production');
  try {
    await build({
      configFile: false,
      root: app,
      logLevel: 'error',
      plugins: [react()],
      build: {
        outDir: 'dist',
        rolldownOptions: {
          input: path.join(app, input),
          external,
          preserveEntrySignatures: 'strict',
          output: { entryFileNames: '[name].js' },
        },
      },
    });
  } finally {
    vi.unstubAllEnvs();
  }
}

beforeAll(async () => {
  await buildKit();
  app = makeLinkedConsumer(new URL('consumer/', import.meta.url));
}, 120_000);
afterAll(() => rmSync(app, { recursive: true, force: true }));

describe('The kit as a package', () => {
  it('is small enough to have room for the lists that `npm run build:kit` adds, and has no maps', () => {
    const { size, entryCount } = packedSize();
    expect(size).toBeLessThan(packageBounds.size - 80_000);
    expect(entryCount).toBeLessThan(packageBounds.entryCount - 50);
    expect(globSync('**/*.map', { cwd: kitFolder })).toEqual([]);
  }, 60_000);

  it('type checks in an application, with a bundler and in plain Node', () => {
    expect(typeCheck(['src/Shop.tsx'], 'bundler')).toBe('');
    expect(typeCheck(['src/Shop.tsx'], 'node16')).toBe('');
    // MUI's own types are not made for it.
    expect(typeCheck(['src/Shop.tsx'], 'bundler', 'ES2022', { exactOptionalPropertyTypes: true, skipLibCheck: true })).toBe('');
  }, 60_000);

  it('tells an application of a prop that does not exist', () => {
    expect(typeCheck(['src/wrong.tsx'], 'bundler')).toContain('"loudest"');
  }, 60_000);

  it('renders on a server without a bundler', () => {
    const html = execFileSync(process.execPath, ['server.mjs'], { cwd: app, encoding: 'utf8' });
    expect(html).toContain('aria-current="page"');
    expect(html).toContain('href="/?page=6"');
    expect(html).not.toContain('style=');
  });

  it('brings only what is imported', async () => {
    await buildApp('src/one.ts', isPeer);
    const code = readFileSync(path.join(app, 'dist/one.js'), 'utf8');
    expect(code).toContain('aria-current');
    for (const other of ['Gallery', 'OpeningHours', 'FileUpload']) expect(code).not.toContain(other);
    // Pagination with everything it imports except the peer dependencies, in kB of 1024 bytes.
    expect(brotliCompressSync(code).length / 1024).toBeLessThan(9);
  }, 60_000);

  it('brings its warnings for developers, but not into what visitors get', async () => {
    const file = path.join(app, 'dist/one.js');
    expect(readFileSync(path.join(kitFolder, 'utils/warnings.js'), 'utf8')).toContain('is given now');
    await buildApp('src/one.ts', isPeer);
    expect(readFileSync(file, 'utf8')).not.toContain('is given now');
  }, 60_000);

  it('works in a browser, in the looks of its brand', async () => {
    await buildApp('index.html');
    const { server, address } = await serveFolder(path.join(app, 'dist'));
    const executablePath = chromiumPath();
    const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: [...chromiumArgs] });
    try {
      const page = await browser.newPage();
      const complaints: string[] = [];
      page.on('console', (message) => message.type() !== 'info' && complaints.push(message.text()));
      page.on('pageerror', (error) => complaints.push(error.message));
      await page.goto(address);
      await page.getByRole('button', { name: 'Page 2', exact: true }).click();
      await page.getByRole('heading', { name: 'Page 2' }).waitFor();
      await page.getByRole('button', { name: 'To the end' }).click();
      await page.getByRole('heading', { name: 'Page 9' }).waitFor();
      const font = await page.getByRole('heading').evaluate((heading) => getComputedStyle(heading).fontFamily);
      expect(font).toContain('Fraunces');
      expect(complaints.filter((text) => !text.includes('favicon') && !text.includes('404'))).toEqual([]);
    } finally {
      await browser.close();
      server.close();
    }
  }, 60_000);

  it('weighs what the docs pages say, component by component: `npm run facts` after a change', async () => {
    const said = JSON.parse(readFileSync(factsFile, 'utf8')) as Record<string, ComponentFacts>;
    const wrong = Object.entries(await weighComponents()).filter(([name, { kB, laterKB }]) => {
      const page = said[name];
      // Rounding may add a tenth of a kilobyte.
      return !page || Math.abs(page.kB - kB) > 0.11 || Math.abs(page.laterKB - laterKB) > 0.11;
    });
    expect(wrong).toEqual([]);
  }, 120_000);

  it('shows every change of its public interface in review', async () => {
    const files = globSync('**/*.d.ts', { cwd: kitFolder }).toSorted();
    const interfaces = files.map((file) => {
      const types = readFileSync(path.join(kitFolder, file), 'utf8');
      // Docstrings may change freely.
      return `--- ${file}\n${types.replaceAll(/^\s*\/\*\*[\s\S]*?\*\/\n/gmu, '').replaceAll(/^import .*\n/gmu, '')}`;
    });
    await expect(interfaces.join('\n')).toMatchFileSnapshot('api.txt');
  });
});

/** Runs the kit's program in the application. */
function kit(...parameters: readonly string[]): { code: number | null; out: string; err: string } {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [path.join(app, 'node_modules', kitName, 'command/main.js'), ...parameters],
    {
      cwd: app,
      encoding: 'utf8',
    },
  );
  return { code: status, out: stdout, err: stderr };
}

describe('The program that comes with the package', () => {
  it('makes a brand, compiles it and says that everything can be read in it', () => {
    for (const words of ['brand new acme', 'tokens build', 'tokens check'])
      expect(kit(...words.split(' ')), words).toMatchObject({ code: 0, err: '' });
    expect(readFileSync(path.join(app, 'brands/acme/generated/theme.css'), 'utf8')).toContain('--tk-color-action-background: #');
  }, 60_000);

  it('says in a sentence what it cannot do', () => {
    expect(kit('doctor')).toMatchObject({ code: 2, err: expect.stringContaining('There is no command "doctor". ') as unknown });
  });
});
