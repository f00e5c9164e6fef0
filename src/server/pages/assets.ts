import { readFile } from 'node:fs/promises';

interface ManifestChunk {
  file: string;
  imports?: string[];
}

/** A brand's style sheet together with the rules of components that most pages have, as the build writes it. */
export interface BuiltStyleSheet {
  address: string;
  /** Names of the rules, as Emotion knows them. */
  rules: ReadonlySet<string>;
}

/** The build's notes about them in {@link styleSheetsFile}, by the address of the brand's own sheet. */
export type StyleSheetNotes = Record<string, { address: string; rules: readonly string[] }>;

/** Name of that file in the folder of the browser's build. */
export const styleSheetsFile = '.vite/style-sheets.json';

export interface PageAssets {
  script: string;
  /** Modules to fetch in parallel with the script, which it would otherwise find one after the other. */
  modulePreloads: readonly string[];
  /** The style sheet that replaces a brand's own and also has the rules of common components. None in development. */
  styleSheet?: (theme: string) => BuiltStyleSheet | undefined;
  /** Development only: code to run before the script. */
  preamble?: string;
}

export type FindAssets = (modules: readonly string[]) => PageAssets;

const entry = 'src/storefront/entry-client.tsx';

/**
 * @param clientFolder - of the browser's build, with a slash at its end
 * @returns finds the files of a page by its source modules
 */
export async function readManifest(clientFolder: URL): Promise<FindAssets> {
  const manifest = JSON.parse(await readFile(new URL('.vite/manifest.json', clientFolder), 'utf8')) as Record<string, ManifestChunk>;

  const notes = JSON.parse(await readFile(new URL(styleSheetsFile, clientFolder), 'utf8')) as StyleSheetNotes;
  const styleSheets = new Map(Object.entries(notes).map(([theme, { address, rules }]) => [theme, { address, rules: new Set(rules) }]));

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
      styleSheet: (theme) => styleSheets.get(theme),
      modulePreloads: [...files].filter((file) => file.endsWith('.js')).map((file) => `/${file}`),
    };
  };
}
