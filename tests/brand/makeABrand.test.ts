/** The page "Make a brand", followed word for word in a copy of the repository, as a newcomer would. */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { cpSync, existsSync, globSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accentOf } from '../../src/kit/package/tokens/brandFile.ts';
import { commandsOf } from './documentation.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const copy = mkdtempSync(path.join(tmpdir(), 'shop-brand-'));
const environment = { PATH: process.env['PATH'], HOME: process.env['HOME'], NPM_CONFIG_UPDATE_NOTIFIER: 'false' };

const commands = commandsOf(new URL('../../stories/MakeABrand.mdx', import.meta.url));
const isMaking = (command: string): boolean => command.startsWith('npm run brand:new ');
const isStarting = (command: string): boolean => command.endsWith(' npm start');
const made = commands.find(isMaking)?.split(' ').at(-1) ?? '';

/** Copies the repository as it is now, without built, fetched or recorded files. Packages are linked, since another test fetches them. */
function copyRepository(): void {
  const folders = ['.storybook', 'design-tokens', 'scripts', 'src', 'stories', 'tests', 'tools'];
  for (const entry of [...folders, ...globSync(['*.ts', '*.json', '.ox*.json'], { cwd: root })])
    cpSync(path.join(root, entry), path.join(copy, entry), { recursive: true });
  const packages = path.join(copy, 'node_modules');
  mkdirSync(packages);
  for (const name of readdirSync(path.join(root, 'node_modules')))
    if (name === '.bin' || !name.startsWith('.')) symlinkSync(path.join(root, 'node_modules', name), path.join(packages, name));
}

/** Runs a command line in the copy; its exit code and what it printed. */
function run(command: string): { status: number | null; output: string } {
  const { status, stdout, stderr } = spawnSync(command, { cwd: copy, env: environment, shell: true, encoding: 'utf8' });
  return { status, output: stdout + stderr };
}

/** Starts the shop by a command line, and waits for the address that it prints. */
async function start(command: string): Promise<{ shop: ChildProcess; address: string }> {
  const shop = spawn(command, {
    cwd: copy,
    env: { ...environment, PORT: '0', DATA_DIR: path.join(copy, '.data'), LOG_LEVEL: 'warn' },
    shell: true,
    // A process group of its own, so that the shop ends with the shell that started it.
    detached: true,
  });
  let output = '';
  for (const stream of [shop.stdout, shop.stderr]) stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  return new Promise((resolve, reject) => {
    shop.stdout.on('data', () => {
      const address = /^The shop is open at (\S+)$/mu.exec(output)?.[1];
      if (address) resolve({ shop, address });
    });
    shop.once('exit', (code) => reject(new Error(`The shop ended with ${code}: ${output}`)));
  });
}

const tokensOf = (name: string): string => path.join(copy, 'design-tokens/brands', `${name}.tokens.json`);

beforeAll(copyRepository, 60_000);
afterAll(() => rmSync(copy, { recursive: true, force: true }), 60_000);

describe('npm run brand:new refuses in one sentence, with code 1, and writes nothing,', () => {
  const cases: [what: string, parameters: readonly string[], sentence: RegExp][] = [
    ['no name', [], /^Say what the brand is called: .+\.\n$/u],
    ['two names', ['north', 'quay'], /^Give one name only: .+\.\n$/u],
    ['capitals', ['NorthQuay'], /^"NorthQuay" cannot be a brand's name: use lower-case letters and digits.+\.\n$/u],
    ['a path', ['../north'], /^"\.\.\/north" cannot be a brand's name: .+\.\n$/u],
    ['a hyphen at the end', ['north-'], /^"north-" cannot be a brand's name: .+\.\n$/u],
    ['a digit at the start', ['1north'], /^"1north" cannot be a brand's name: .+\.\n$/u],
    ['a name of 31 letters', ['n'.repeat(31)], /^"n+" is too long for a brand's name: 30 characters at most\.\n$/u],
    ['a word that the shop uses itself', ['scoped'], /^"scoped" cannot be a brand's name: .+\.\n$/u],
    ['a brand that exists', ['gullwing'], /^There is already a brand called "gullwing"\.\n$/u],
  ];

  it.each(cases)('%s', (_what, parameters, sentence) => {
    const before = globSync('{src/brands,design-tokens}/**/*', { cwd: copy });
    const { status, stdout, stderr } = spawnSync(process.execPath, ['tools/brand/new.ts', ...parameters], {
      cwd: copy,
      env: environment,
      encoding: 'utf8',
    });
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(sentence);
    expect(globSync('{src/brands,design-tokens}/**/*', { cwd: copy })).toEqual(before);
  });
});

describe('The page "Make a brand", followed word for word,', () => {
  it('makes, checks and starts a brand', () => {
    expect(commands.filter(isMaking)).toHaveLength(1);
    expect(commands.filter(isStarting)).toHaveLength(1);
    expect(commands.length).toBeGreaterThan(2);
  });

  it.each(commands.filter((command) => !isStarting(command)))(
    '%s',
    (command) => {
      const { status, output } = run(command);
      expect(status, output).toBe(0);
    },
    300_000,
  );

  it('leaves nothing for the formatter to do, and each place of the page is there', () => {
    const { status, output } = run('npx oxfmt --check src/brands design-tokens');
    expect(status, output).toBe(0);
    for (const place of [tokensOf(made), path.join(copy, 'src/brands', made, 'index.ts'), path.join(copy, 'src/brands', made, 'logo.svg')])
      expect(existsSync(place), place).toBe(true);
    expect(globSync('**/*.{ts,css}', { cwd: path.join(copy, 'src/brands', made) }).length).toBeGreaterThan(10);
    for (const file of globSync('**/*.{ts,css}', { cwd: path.join(copy, 'src/brands', made) }))
      expect(readFileSync(path.join(copy, 'src/brands', made, file), 'utf8'), file).not.toMatch(/Sample Brand|sample-brand/u);
  }, 60_000);

  it('opens a shop that shows the brand’s name and carries its accent', async () => {
    const { shop, address } = await start(commands.find(isStarting) ?? '');
    try {
      const answer = await fetch(new URL('/', address));
      const html = await answer.text();
      expect(answer.status).toBe(200);
      const title = `${made.slice(0, 1).toUpperCase()}${made.slice(1)}`;
      expect(/<title>(.*?)<\/title>/u.exec(html)?.[1]).toContain(title);
      expect(html).toContain('Sample text: ');
      expect(html).not.toContain('Tarnbrook');

      const sheet = /<link[^>]+rel="stylesheet"[^>]*>/u.exec(html)?.[0] ?? '';
      const css = await fetch(new URL(/href="([^"]+)"/u.exec(sheet)?.[1] ?? '', address)).then((response) => response.text());
      const accent = await accentOf(made);
      expect(css).toContain(`--tk-color-action-background:${accent['700']}`);
      const pictures = [...html.matchAll(/src="(\/assets\/sample-[^"]+)"/gu)].map(([, file]) => file ?? '');
      expect(pictures.length).toBeGreaterThan(0);
      for (const file of pictures) expect((await fetch(new URL(file, address))).status, file).toBe(200);
    } finally {
      if (shop.pid) process.kill(-shop.pid, 'SIGKILL');
    }
  }, 300_000);
});
