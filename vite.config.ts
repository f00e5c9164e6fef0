import { globSync } from 'node:fs';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type Rolldown as rolldown } from 'vite';
import { iconPackage, lightIcons } from './scripts/lightIcons.ts';

/** MUI's icons are none of them, since they import the kit's `createSvgIcon`. */
const library = /node_modules\/(?!@mui\/icons-material\/)/u;

const source = (file: string): string => path.resolve('src', file);

/** Where the code of the first visit starts: every page has the entry and a brand, and buyers arrive at one of three screens. */
const entry = source('storefront/entry-client.tsx');
const firstScreens = ['Home', 'ProductList', 'Product'].map((name) => ({ name, root: source(`storefront/screens/${name}/${name}.tsx`) }));
const brands = globSync('src/brands/*/index.ts').map((file) => ({ name: file.split(path.sep)[2]!, root: path.resolve(file) }));

/** The parts that every form has. */
const formParts = ['Form', 'TextField', 'CheckboxField', 'SubmitButton'].map((part) => source(`kit/${part}/index.ts`));

/** MUI's theme, and the modules that most of its components import. */
const muiBase = [
  'src/kit/theme/MuiTheme.tsx',
  'src/kit/theme/styledMui.ts',
  'node_modules/@mui/material/Paper/index.mjs',
  'node_modules/@mui/material/utils/useSlot.mjs',
].map((file) => path.resolve(file));

type ModuleGraph = Parameters<rolldown.CodeSplittingNameFunction>[1];

const icons = /@mui\/icons-material\/|src\/kit\/icons\//u;

/** Modules whose imports do not count: the one that names all icons, of which importers import one, and those that only the server calls. */
const withoutImports = /src\/(?:kit\/icons\/index|storefront\/seo\/\w+)\.ts$/u;

/**
 * Whether a module is imported, through however many others, by one of the given ones. Modules that come by `import()` do not count.
 *
 * @param first - the modules to begin with, for each of the given ones. Default: itself
 */
function reachableFrom(roots: readonly string[], first = (root: string, _graph: ModuleGraph): readonly string[] => [root]) {
  let found: Set<string> | undefined;
  return (id: string, graph: ModuleGraph): boolean => {
    if (!found) {
      found = new Set(roots.flatMap((root) => first(root, graph)));
      for (const module of found) {
        if (!withoutImports.test(module)) for (const imported of graph.getModuleInfo(module)?.importedIds ?? []) found.add(imported);
      }
    }
    return found.has(id);
  };
}

const inEntry = reachableFrom([entry]);
const starts = [...firstScreens, ...brands].map(({ name, root }) => ({ name, reaches: reachableFrom([root]) }));

/** The names of the first screens and brands that have a module. */
const ownersOf = (id: string, graph: ModuleGraph): string[] => starts.filter(({ reaches }) => reaches(id, graph)).map(({ name }) => name);

const atFirstVisit = (id: string, graph: ModuleGraph): boolean => inEntry(id, graph) || ownersOf(id, graph).length > 0;

/** The modules of brands that their pages have too. */
const inBrandPages = reachableFrom(
  brands.map(({ root }) => root),
  (root, graph) => graph.getModuleInfo(root)?.dynamicallyImportedIds ?? [],
);

/** Modules so small that a file of their own would cost more than they do on the pages without them. */
const tiny =
  /en-GB\/numbers|isRightToLeft|kit\/CheckList\/|Check(?:Icon|Outlined)\.|CardIcon|CreditCard|VerifiedUser|ChevronDownIcon|KeyboardArrowDownOutlined|navigation\/storedSorting/u;

/** Whether most pages have a module. The entry stays a file of its own: it waits for screens, which wait for the modules they share with it. */
function isShared(id: string, graph: ModuleGraph): boolean {
  const owners = ownersOf(id, graph);
  const isOfBrand = brands.some(({ name }) => name === owners[0]) && inBrandPages(id, graph);
  return id !== entry && (inEntry(id, graph) || owners.length > 1 || isOfBrand || tiny.test(id));
}

/** Modules that a first screen shares with the parts that it fetches later, or with one or two other screens: each would be a file. */
const firstParts = {
  homeParts: /kit\/(?:Statement|ContentBlock)\//u,
  listParts: /typeAhead|useDismiss|utils\/hanging|ProductList\/useFacets|navigation\/leadsTo/u,
  gallery: /kit\/Gallery\//u,
  details: /kit\/(?:DescriptionList|SplitLayout)\//u,
};

function firstPart(id: string, graph: ModuleGraph): string | null {
  const [name] = Object.entries(firstParts).find(([, parts]) => parts.test(id)) ?? [null];
  return atFirstVisit(id, graph) ? name : null;
}

/** The boxes of lists and forms: lists come without the rest of a form. */
const inFacets = reachableFrom([source('kit/FacetGroup/index.ts')]);
const inForms = reachableFrom(formParts);
const inMuiBase = reachableFrom(muiBase);

/** The file of a module that only pages after the first share. */
function laterFile(id: string, graph: ModuleGraph): string | null {
  if (atFirstVisit(id, graph)) return null;
  if (icons.test(id)) return 'icons';
  return inMuiBase(id, graph) ? 'mui' : null;
}

/**
 * The server's build with its libraries in it, in their production form: rendering costs a third of what it does in theirs for development, whatever
 * NODE_ENV says. In development Node loads them, which Vite cannot for those in CommonJS.
 */
const wholeServer: Plugin = {
  name: 'whole-server',
  apply: 'build',
  config: () => ({ environments: { ssr: { resolve: { noExternal: true }, define: { 'process.env.NODE_ENV': '"production"' } } } }),
};

/** The staff's desk in a build of its own: whatever it shares with the shop, no file of the shop's grows by it. */
const desk: Plugin = {
  name: 'desk',
  apply: 'build',
  config: () => ({
    environments: {
      desk: {
        consumer: 'client',
        build: {
          outDir: 'dist/desk',
          emptyOutDir: false,
          assetsDir: 'desk/assets',
          copyPublicDir: false,
          // The second is the frame that draws documents.
          rolldownOptions: { input: ['src/desk/entry.tsx', 'src/desk/case/viewer/entry.ts'] },
        },
      },
    },
  }),
};

/**
 * Leaves out what the kit does for an application with a theme of MUI's, with `sx`, `classes`, `slots` or buttons that are other elements, since the shop has none; the desk has `sx`.
 * In development both have one environment, which keeps all; so does Storybook, which takes these plugins over, but no environments.
 */
const withoutThemes: Plugin = {
  name: 'without-themes',
  apply: ({ environments }, { command }) => command === 'build' && environments !== undefined,
  applyToEnvironment: ({ name }) => name !== 'desk',
  enforce: 'pre',
  resolveId: (id, importer) =>
    importer?.includes('src/kit/') && /\/(?:appTheme|sx|placed|ofButton)\.ts$/u.test(id)
      ? path.resolve('scripts/withoutThemes.ts')
      : undefined,
};

/** Modules of which nothing counts but what is imported: two that Emotion names for a function nobody here calls, and the kit's, as its package says. */
const unusedUnlessImported = /node_modules\/(?:hoist-non-react-statics|react-is)\/|src\/kit\/.*\.tsx?$/u;

/**
 * The storefront in two builds: what the browser gets (`dist/client`) and what renders its pages on the server (`dist/server`). The desk has one more.
 */
export default defineConfig({
  plugins: [react(), withoutThemes, wholeServer, desk],
  publicDir: false,
  appType: 'custom',
  resolve: { alias: [lightIcons] },
  // Bundled beforehand as a library, they would bring MUI's own `createSvgIcon`.
  optimizeDeps: { exclude: [iconPackage] },
  build: {
    manifest: true,
    target: 'baseline-widely-available',
    outDir: 'dist/client',
    // `scripts/build.ts` takes old files away when no server can need them.
    emptyOutDir: false,
    assetsInlineLimit: 0,
    // The server names what a page needs; the helper that would do so in the browser costs more than it gains.
    modulePreload: false,
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          input: 'src/storefront/entry-client.tsx',
          // None of our modules or libraries reads a property for what the reading does.
          treeshake: { propertyReadSideEffects: false, moduleSideEffects: [{ test: unusedUnlessImported, sideEffects: false }] },
          output: {
            // Few files, each worth its request: the libraries, what most pages have, each first screen with its parts, and what forms share.
            codeSplitting: {
              // Each group holds all that its modules import, but for what is in a group of a higher priority or in facets, which import no form: no two files
              // import each other, which is all that this setting guards against. It would bring parts of forms to the first screens; `strictExecutionOrder`
              // instead costs 3 kB on every page.
              includeDependenciesRecursively: false,
              groups: [
                { name: (id, graph) => (library.test(id) && atFirstVisit(id, graph) ? 'framework' : null), priority: 5 },
                { name: (id, graph) => (isShared(id, graph) ? 'shared' : null), priority: 4 },
                { name: firstPart, minShareCount: 2, priority: 3 },
                { name: laterFile, minShareCount: 2, priority: 2 },
                {
                  name: (id, graph) =>
                    inForms(id, graph) && ![inFacets, atFirstVisit].some((inOthers) => inOthers(id, graph)) && !icons.test(id)
                      ? 'forms'
                      : null,
                  priority: 1,
                },
              ],
            },
          },
        },
      },
    },
    ssr: {
      // In development Node loads the libraries, and knows no alias.
      resolve: { noExternal: [iconPackage] },
      build: {
        outDir: 'dist/server',
        emptyOutDir: false,
        copyPublicDir: false,
        // One file: a screen that is read from the disk at its first visit holds up everybody else's.
        rolldownOptions: { input: 'src/storefront/entry-server.tsx', output: { codeSplitting: false } },
      },
    },
  },
  builder: {},
});
