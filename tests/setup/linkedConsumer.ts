/** An application outside this repository that has the packed kit, and beside it the packages of this repository by links: nothing is fetched. */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { kitName } from '../../src/kit/package/command/packageFolder.ts';
import { kitFolder } from '../../tools/kit/build.ts';

const ownPackages = fileURLToPath(new URL('../../node_modules/', import.meta.url));

/**
 * Makes the application in a folder of its own, which the caller removes.
 *
 * @param files - a folder whose files it gets
 */
export function makeLinkedConsumer(files: URL): string {
  const app = mkdtempSync(path.join(tmpdir(), 'kit-consumer-'));
  const packages = path.join(app, 'node_modules');
  cpSync(fileURLToPath(files), app, { recursive: true });
  const archive = execFileSync('npm', ['pack', kitFolder, '--pack-destination', app, '--silent'], { encoding: 'utf8' }).trim();
  const unpacked = path.join(packages, kitName);
  mkdirSync(unpacked, { recursive: true });
  execFileSync('tar', ['-xzf', path.join(app, archive), '-C', unpacked, '--strip-components=1']);
  for (const name of readdirSync(ownPackages)) {
    if (!name.startsWith('.') && name !== '@tarnbrook') symlinkSync(path.join(ownPackages, name), path.join(packages, name));
  }
  return app;
}
