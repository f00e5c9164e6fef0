import { readFile } from 'node:fs/promises';
import { defineConfig, parse, type TokenNormalized } from '@terrazzo/parser';
import { brands, type Brand, type Mode } from './brands.ts';

export type Tokens = Record<string, TokenNormalized>;

/** Where the tokens live, whatever folder the script is started in. */
const tokensFolder = new URL('../../design-tokens/', import.meta.url);

/**
 * Raw material (`palette.*`, `scale.*`) stays inside the token files: a component that could name `palette.red.500`
 * would look right in one brand and mode only.
 */
const isSemantic = (name: string): boolean => !name.startsWith('palette.') && !name.startsWith('scale.');

/**
 * Reads the DTCG resolver with Terrazzo's parser and gives the semantic tokens of every brand × mode, aliases resolved.
 * Aliases are followed after brand and mode are merged, so a brand that replaces `palette.neutral.*` changes everything made of it.
 */
export async function loadTokens(): Promise<Record<Brand, Record<Mode, Tokens>>> {
  const filename = new URL('resolver.json', tokensFolder);
  const config = defineConfig({ alphabetize: false }, { cwd: tokensFolder });
  const { resolver } = await parse([{ filename, src: await readFile(filename, 'utf8') }], { config });
  const apply = (brand: Brand, mode: Mode): Tokens =>
    Object.fromEntries(Object.entries(resolver.apply({ brand, mode })).filter(([name]) => isSemantic(name)));
  const ofBrand = (brand: Brand): Record<Mode, Tokens> => ({ light: apply(brand, 'light'), dark: apply(brand, 'dark') });
  return Object.fromEntries(brands.map((brand) => [brand, ofBrand(brand)])) as Record<Brand, Record<Mode, Tokens>>;
}
