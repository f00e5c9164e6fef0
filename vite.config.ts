import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type Rolldown as rolldown } from 'vite';
import { iconPackage, lightIcons } from './scripts/lightIcons.ts';

/** MUI's icons are none of them, since they import the kit's `createSvgIcon`. */
const library = /node_modules\/(?!@mui\/icons-material\/)/u;

/** Where the code of the first visit starts: buyers arrive at one of these. */
const firstVisit = ['entry-client.tsx', 'screens/Home/Home.tsx', 'screens/ProductList/ProductList.tsx', 'screens/Product/Product.tsx'].map(
  (file) => path.resolve('src/storefront', file),
);

/** The parts that every form stands on. */
const formParts = ['Form', 'TextField', 'CheckboxField', 'SubmitButton'].map((part) => path.resolve('src/kit', part, 'index.ts'));

/** The list's category tree, without what only larger trees fetch, beside which it would be split in two. */
const listCategories =
  /\/(?:CategoryTree\/(?!ToolTree|toolModel|ManyRows)|en-GB\/categoryTree\.ts|utils\/useRowPresses|ProductList\/ListCategories)/u;

/** MUI's theme, and what most of its components stand on. */
const muiBase = [
  'src/kit/theme/MuiTheme.tsx',
  'src/kit/theme/styledMui.ts',
  'node_modules/@mui/material/Paper/index.mjs',
  'node_modules/@mui/material/utils/useSlot.mjs',
].map((file) => path.resolve(file));

type ModuleGraph = Parameters<rolldown.CodeSplittingNameFunction>[1];

/** Those that no first screen shows are in a file of their own when several screens show them. */
const icons = /@mui\/icons-material\/|src\/kit\/icons\//u;

/** The pictures of a product, with what else comes to no other first screen. */
const gallery = /src\/kit\/Gallery\//u;

/** The module that names all icons; importers of one icon import its own module instead. */
const allIcons = /src\/kit\/icons\/index\.ts$/u;

/** Whether a module is imported, through however many others, by one of the given ones. Modules that come by `import()` do not count. */
function reachableFrom(roots: readonly string[]): (id: string, graph: ModuleGraph) => boolean {
  let found: Set<string> | undefined;
  return (id, graph) => {
    if (!found) {
      found = new Set(roots);
      for (const module of found) {
        if (!allIcons.test(module)) for (const imported of graph.getModuleInfo(module)?.importedIds ?? []) found.add(imported);
      }
    }
    return found.has(id);
  };
}

const atFirstVisit = reachableFrom(firstVisit);
const [inEntry, ...inFirstScreens] = firstVisit.map((root) => reachableFrom([root]));

/** Whether every page has a module, or more than one of the first screens has it. The entry stays a file of its own. */
const sharedAtFirst = (id: string, graph: ModuleGraph): boolean =>
  id !== firstVisit[0] && (inEntry!(id, graph) || inFirstScreens.filter((reached) => reached(id, graph)).length > 1);

/** The boxes of lists and forms: lists come without the rest of a form. */
const inFacets = reachableFrom([path.resolve('src/kit/FacetGroup/index.ts')]);
const inForms = reachableFrom(formParts);
const inMuiBase = reachableFrom(muiBase);

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

/** Modules of which nothing counts but what is imported: two that Emotion names for a function nobody here calls, and the kit's, as its package says. */
const unusedUnlessImported = /node_modules\/(?:hoist-non-react-statics|react-is)\/|src\/kit\/.*\.tsx?$/u;

/**
 * The storefront in two builds: what the browser gets (`dist/client`) and what renders its pages on the server (`dist/server`). The desk has one more.
 */
export default defineConfig({
  plugins: [react(), wholeServer, desk],
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
            // Few files, each worth its request: what every page needs, what the first screens share, what forms share, and each screen by itself.
            codeSplitting: {
              // Each group holds all that its modules import, but for what is in a group of a higher priority or in facets, which import no form: no two files
              // import each other, which is all that this setting guards against. It would bring parts of forms to the first screens; `strictExecutionOrder`
              // instead costs 3 kB on every page.
              includeDependenciesRecursively: false,
              groups: [
                {
                  name: (id, graph) => (library.test(id) && atFirstVisit(id, graph) ? 'framework' : null),
                  priority: 4,
                },
                { name: (id, graph) => (!library.test(id) && sharedAtFirst(id, graph) ? 'shared' : null), priority: 3 },
                { name: (id) => (listCategories.test(id) ? 'ListCategories' : null), priority: 2.8 },
                // Its lazy parts import it too, and would take it apart.
                { name: (id, graph) => (gallery.test(id) && atFirstVisit(id, graph) ? 'gallery' : null), priority: 2.8 },
                { name: (id, graph) => (icons.test(id) && !atFirstVisit(id, graph) ? 'icons' : null), minShareCount: 2, priority: 2.7 },
                { name: (id, graph) => (inMuiBase(id, graph) && !atFirstVisit(id, graph) ? 'mui' : null), minShareCount: 2, priority: 1.5 },
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
