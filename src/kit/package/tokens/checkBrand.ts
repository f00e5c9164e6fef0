import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { contrastObjections } from '../../../../design-tokens/contrast.ts';
import { compileBrand, generatedFolder } from './compileBrand.ts';
import type { OwnBrand } from './ownBrand.ts';
import { toPlain } from './values.ts';

/** All that cannot be read in a brand, a sentence each, with the mode before it. */
export function objectionsTo({ themes }: OwnBrand): string[] {
  return Object.entries(themes).flatMap(([mode, tokens]) =>
    contrastObjections((name) => String(toPlain(tokens[name]!))).map((objection) => `${mode}: ${objection}`),
  );
}

/** Whether what was compiled before is not what the tokens say now. A brand that was never compiled is not stale. */
export function isStale(brand: OwnBrand): boolean {
  const folder = path.join(brand.folder, generatedFolder);
  if (!existsSync(folder)) return false;
  return Object.entries(compileBrand(brand)).some(([name, content]) => {
    const file = path.join(folder, name);
    return !existsSync(file) || !readFileSync(file).equals(Buffer.from(content));
  });
}
