import { readFile } from 'node:fs/promises';

interface ManifestChunk {
  file: string;
  imports?: string[];
}

/** The built files that a page links to, as addresses. */
export interface PageAssets {
  /** The module that starts the storefront. */
  script: string;
  /** Modules to fetch in parallel with the script, which it would otherwise find one after the other. */
  modulePreloads: readonly string[];
  /** Development only: code to run before the script. */
  preamble?: string;
}

/** Finds the built files of a page. */
export type FindAssets = (modules: readonly string[]) => PageAssets;

const entry = 'src/storefront/entry-client.tsx';

/**
 * Reads the build's manifest.
 *
 * @param clientFolder - folder of the browser's build, with a slash at its end
 * @returns finds the files of a page by the source modules that it was rendered from
 */
export async function readManifest(clientFolder: URL): Promise<FindAssets> {
  const manifest = JSON.parse(await readFile(new URL('.vite/manifest.json', clientFolder), 'utf8')) as Record<string, ManifestChunk>;

  const filesOf = (key: string, found = new Set<string>()): Set<string> => {
    const chunk = manifest[key];
    if (!chunk || found.has(chunk.file)) return found;
    found.add(chunk.file);
    for (const imported of chunk.imports ?? []) filesOf(imported, found);
    return found;
  };

  const script = manifest[entry];
  if (!script) throw new Error(`The build in ${clientFolder.pathname} has no ${entry}`);

  return (modules) => {
    const files = filesOf(entry);
    for (const module of modules) filesOf(module, files);
    files.delete(script.file);
    return {
      script: `/${script.file}`,
      modulePreloads: [...files].filter((file) => file.endsWith('.js')).map((file) => `/${file}`),
    };
  };
}
