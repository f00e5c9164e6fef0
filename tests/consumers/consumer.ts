/** Applications outside this repository, with packages of their own beside the packed kit. */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { program } from '../../src/kit/package/command/command.ts';
import { chromiumPath } from '../../tools/testing/browser.ts';
import { kitFolder } from '../../tools/kit/build.ts';
import { formLibraries, peers } from '../../tools/kit/peers.ts';

const optional: readonly string[] = formLibraries;
const needed = Object.entries(peers).filter(([name]) => !optional.includes(name));

/** The packages that everybody installs beside the kit, in the newest and in the oldest versions that it takes. */
export const newestPeers = needed.map(([name, range]) => `${name}@${range.split(' || ').at(-1)}`);
export const oldestPeers = needed.map(([name, range]) => `${name}@${range.split(' || ').at(0)?.slice(1)}`);

/** An application in a folder of its own. */
export interface Consumer {
  readonly folder: string;
  /** Runs a program of Node; gives what it prints. */
  readonly run: (...parameters: readonly string[]) => string;
  /** Runs the kit's own program, as `npx tarnbrook-kit` does; gives what it prints. */
  readonly kit: (...parameters: readonly string[]) => string;
  readonly remove: () => void;
}

/**
 * Makes an application and installs its packages and the built kit. Undefined when npm cannot install them, as on a machine without a connection.
 *
 * @param name - a folder beside this file, whose files it gets
 * @param packages - as on npm's command line
 */
export function makeConsumer(name: string, packages: readonly string[]): Consumer | undefined {
  const folder = mkdtempSync(path.join(tmpdir(), `kit-${name}-`));
  const remove = (): void => rmSync(folder, { recursive: true, force: true });
  cpSync(fileURLToPath(new URL(name, import.meta.url)), folder, { recursive: true });
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ name: 'consumer', private: true, type: 'module' }));
  const start = (file: string, parameters: readonly string[], environment?: NodeJS.ProcessEnv): string =>
    execFileSync(file, parameters, {
      cwd: folder,
      encoding: 'utf8',
      env: environment ?? {
        PATH: process.env['PATH'],
        HOME: process.env['HOME'],
        NEXT_TELEMETRY_DISABLED: '1',
        CHROMIUM_PATH: chromiumPath(),
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  // npm reaches its registry as the machine says, which may be by variables of the environment.
  const install = (...parameters: readonly string[]): string =>
    start('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts', ...parameters], process.env);
  try {
    install('--prefer-offline', ...packages);
  } catch (error) {
    // The test is skipped; why stands in its log.
    console.warn(error instanceof Error ? error.message : error);
    remove();
    return undefined;
  }
  const archive = execFileSync('npm', ['pack', kitFolder, '--pack-destination', folder, '--silent'], { encoding: 'utf8' }).trim();
  // The kit's peers are there already, so that it comes from the archive alone.
  install('--offline', `./${archive}`);
  return {
    folder,
    run: (...parameters) => start(process.execPath, parameters),
    kit: (...parameters) => start('npx', ['--no-install', program, ...parameters]),
    remove,
  };
}
