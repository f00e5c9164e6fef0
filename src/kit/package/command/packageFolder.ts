import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const here = path.dirname(fileURLToPath(import.meta.url));

/** The root of the installed package, of which this file is `command/….js`. In the repository it is the folder of the kit's sources. */
const installed = path.join(here, '..');
const isInstalled = existsSync(path.join(installed, 'package.json'));

/** A file or folder of the package; in the repository the one that it is built from. */
export const inPackage = (inPackage: string, inRepository: string): string =>
  isInstalled ? path.join(installed, inPackage) : path.join(here, '../../../..', inRepository);

/** The package's name. */
export const kitName = '@tarnbrook/kit';

/** The kit's fonts. */
export const kitFonts = inPackage('fonts', 'src/kit/theme/fonts');

/** Which fonts the kit has: their files and `@font-face` rules by name. */
export const kitFontList = inPackage('tokens/fonts.json', 'src/kit/theme/generated/fonts.json');

/** The kit's token files. */
export const kitTokens = inPackage('tokens', 'design-tokens');

/** The package's version. */
export function packageVersion(): string {
  const { version } = JSON.parse(readFileSync(inPackage('package.json', 'package.json'), 'utf8')) as { version: string };
  return version;
}
