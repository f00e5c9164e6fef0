import { readFile } from 'node:fs/promises';
import { readResolver, type Tokens } from '../../src/kit/package/tokens/resolver.ts';
import { brands, type Brand, type Mode } from './brands.ts';

/** The tokens' folder, independent of the working directory. */
const tokensFolder = new URL('../../design-tokens/', import.meta.url);

/**
 * Gives the semantic tokens of every brand × mode, aliases resolved.
 * Aliases are followed after brand and mode are merged, so a brand that replaces `palette.neutral.*` changes everything made of it.
 *
 * @param folder - with `resolver.json`. Default: `design-tokens`
 */
export async function loadTokens(folder = tokensFolder): Promise<Record<Brand, Record<Mode, Tokens>>> {
  const filename = new URL('resolver.json', folder);
  const tokensOf = await readResolver({ filename, src: await readFile(filename, 'utf8') });
  const ofBrand = async (brand: Brand): Promise<Record<Mode, Tokens>> => {
    const own = [JSON.parse(await readFile(new URL(`brands/${brand}.tokens.json`, folder), 'utf8')) as object];
    return { light: tokensOf({ brand, mode: 'light' }, own), dark: tokensOf({ brand, mode: 'dark' }, own) };
  };
  const loaded = await Promise.all(brands.map(async (brand) => [brand, await ofBrand(brand)] as const));
  return Object.fromEntries(loaded) as Record<Brand, Record<Mode, Tokens>>;
}
