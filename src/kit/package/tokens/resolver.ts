import { defineConfig, parse, type TokenNormalized } from '@terrazzo/parser';
import { fluidExtension } from './values.ts';

/** Tokens by name, aliases resolved. */
export type Tokens = Record<string, TokenNormalized>;

/** The resolver: which files there are, and which wins. */
export interface ResolverFile {
  /** Its place, from which it names the others. */
  readonly filename: URL;
  /** Its text, as JSON. */
  readonly src: string;
}

/** Whether a component may use a token. Primitives (`palette.*`, `scale.*`) stay inside the token files: a component that used `palette.red.500` would look right in one brand and mode only. */
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
 * Reads a DTCG resolver and the files that it names, with Terrazzo's parser.
 *
 * @param read - gives the text of a file. Default: from the disk
 * @returns gives the semantic tokens of one context (`{ brand, mode }`). Its second parameter are the brand's own files in it, parsed.
 */
export async function readResolver(
  file: ResolverFile,
  read?: (url: URL) => Promise<string>,
): Promise<(context: Readonly<Record<string, string>>, ownFiles: readonly object[]) => Tokens> {
  const config = defineConfig({ alphabetize: false }, { cwd: new URL('.', file.filename) });
  const { resolver } = await parse([file], { config, ...(read && { req: read }) });
  return (context, ownFiles) => {
    const fixed = new Set(ownFiles.flatMap((own) => fixedIn(own)));
    return Object.fromEntries(
      Object.entries(resolver.apply({ ...context }))
        .filter(([name]) => isSemantic(name))
        .map(([name, token]) => [name, fixed.has(name) ? withoutRange(token) : token]),
    );
  };
}
