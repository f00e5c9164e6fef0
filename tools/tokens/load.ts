import { readFile } from 'node:fs/promises';
import { defineConfig, parse, type TokenNormalized } from '@terrazzo/parser';
import { brands, type Brand, type Mode } from './brands.ts';
import { fluidExtension } from './values.ts';

export type Tokens = Record<string, TokenNormalized>;

/** The tokens' folder, independent of the working directory. */
const tokensFolder = new URL('../../design-tokens/', import.meta.url);

/**
 * Whether a component may use a token. Primitives (`palette.*`, `scale.*`) stay inside the token files: a component that used `palette.red.500`
 * would look right in one brand and mode only.
 */
const isSemantic = (name: string): boolean => !name.startsWith('palette.') && !name.startsWith('scale.');

/** The tokens of a file to which it gives a value of one step: the range over the width of the window that another file gave is not theirs. */
function fixedIn(group: object, path = ''): string[] {
  if ('$value' in group) {
    const extensions: unknown = '$extensions' in group ? group.$extensions : undefined;
    return typeof extensions === 'object' && extensions !== null && fluidExtension in extensions ? [] : [path];
  }
  return Object.entries(group).flatMap(([name, member]: [string, unknown]) =>
    typeof member === 'object' && member !== null && !name.startsWith('$') ? fixedIn(member, path ? `${path}.${name}` : name) : [],
  );
}

/** Without the range that survives when a brand replaces only the value of a font size. */
function withoutRange(token: TokenNormalized): TokenNormalized {
  const { [fluidExtension]: _range, ...others } = token.$extensions ?? {};
  return { ...token, $extensions: others };
}

/**
 * Reads the DTCG resolver with Terrazzo's parser and gives the semantic tokens of every brand × mode, aliases resolved.
 * Aliases are followed after brand and mode are merged, so a brand that replaces `palette.neutral.*` changes everything made of it.
 *
 * @param folder - with `resolver.json`. Default: `design-tokens`
 */
export async function loadTokens(folder = tokensFolder): Promise<Record<Brand, Record<Mode, Tokens>>> {
  const filename = new URL('resolver.json', folder);
  const config = defineConfig({ alphabetize: false }, { cwd: folder });
  const { resolver } = await parse([{ filename, src: await readFile(filename, 'utf8') }], { config });
  const apply = (brand: Brand, mode: Mode, fixed: ReadonlySet<string>): Tokens =>
    Object.fromEntries(
      Object.entries(resolver.apply({ brand, mode }))
        .filter(([name]) => isSemantic(name))
        .map(([name, token]) => [name, fixed.has(name) ? withoutRange(token) : token]),
    );
  const ofBrand = async (brand: Brand): Promise<Record<Mode, Tokens>> => {
    const own = JSON.parse(await readFile(new URL(`brands/${brand}.tokens.json`, folder), 'utf8')) as object;
    const fixed = new Set(fixedIn(own));
    return { light: apply(brand, 'light', fixed), dark: apply(brand, 'dark', fixed) };
  };
  const loaded = await Promise.all(brands.map(async (brand) => [brand, await ofBrand(brand)] as const));
  return Object.fromEntries(loaded) as Record<Brand, Record<Mode, Tokens>>;
}
