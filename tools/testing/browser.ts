/**
 * Finds a Chromium for the tests, and installs one if the machine has none.
 *
 *     node tools/testing/browser.ts vitest run --project stories
 *
 * runs the command with `CHROMIUM_PATH` set; the configurations of Vitest and Playwright read it through `chromiumPath()`.
 */
import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';

const isRoot = process.getuid?.() === 0;

/**
 * The same picture on every machine: no GPU, no subpixel text, one colour profile, and no calls home. Chromium's sandbox needs a user
 * other than root, so it is off for root only.
 */
export const chromiumArgs: readonly string[] = [
  ...(isRoot ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
];

/**
 * For pictures that are compared level by level: each part of the page is drawn as a whole, and by the same arithmetic. Else the corners of what was drawn
 * again in a part differ by a level now and then.
 */
export const pictureArgs: readonly string[] = [...chromiumArgs, '--disable-partial-raster', '--disable-skia-runtime-opts'];

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Whether a Chromium can be started: it must print its version, since some systems have a `chromium` that only says how to install one. Windows' opens a window instead. */
const starts = (path: string): boolean =>
  isExecutable(path) && (process.platform === 'win32' || spawnSync(path, ['--version'], { timeout: 20_000, stdio: 'ignore' }).status === 0);

/** The headless shell comes first: it is what Playwright itself takes for tests, and needs half the time of a whole browser. */
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];
const usualPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ...['ProgramFiles', 'ProgramFiles(x86)', 'LOCALAPPDATA'].flatMap((name) => {
    const folder = process.env[name];
    return folder ? [join(folder, 'Google', 'Chrome', 'Application', 'chrome.exe')] : [];
  }),
];

function ofPlaywright(): string | undefined {
  const path = chromium.executablePath();
  return path && isExecutable(path) ? path : undefined;
}

function ofSystem(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return [...names.flatMap((name) => folders.map((folder) => join(folder, name))), ...usualPlaces].find(starts);
}

/** A Chromium that is installed already. Quick enough for a configuration file. */
export function chromiumPath(): string | undefined {
  return process.env.CHROMIUM_PATH || ofPlaywright() || ofSystem();
}

function run(command: string, args: string[]): boolean {
  console.log(`$ ${[command, ...args].join(' ')}`);
  return spawnSync(command, args, { stdio: 'inherit', shell: process.platform === 'win32' }).status === 0;
}

function installByPlaywright(): string | undefined {
  console.log('No Chromium found. Downloading the one of Playwright …');
  return run('playwright', ['install', 'chromium']) ? ofPlaywright() : undefined;
}

function installByDebian(): string | undefined {
  if (!isRoot || !isExecutable('/usr/bin/apt-get')) return undefined;
  console.log('That did not work. Installing the system’s package …');
  const install = (name: string): boolean => run('apt-get', ['install', '-y', name]);
  return run('apt-get', ['update']) && (install('chromium-headless-shell') || install('chromium')) ? ofSystem() : undefined;
}

/** A Chromium from the first source that has one: `CHROMIUM_PATH`, Playwright, the system, a download, Debian's package. */
export function findChromium(): string {
  const named = process.env.CHROMIUM_PATH;
  if (named && !isExecutable(named)) throw new Error(`CHROMIUM_PATH is ${named}, but there is no program there. Correct it or unset it.`);
  const path = chromiumPath() ?? installByPlaywright() ?? installByDebian();
  if (!path) {
    throw new Error('There is no Chromium and none could be installed: install Chromium or Chrome, or set CHROMIUM_PATH to its program.');
  }
  return path;
}

if (import.meta.main) {
  const [command, ...args] = process.argv.slice(2);
  try {
    const path = findChromium();
    console.log(`Chromium: ${path}`);
    if (command) {
      const env = { ...process.env, CHROMIUM_PATH: path };
      process.exitCode = spawnSync(command, args, { stdio: 'inherit', env, shell: process.platform === 'win32' }).status ?? 1;
    }
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
