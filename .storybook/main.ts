import { existsSync, readFileSync } from 'node:fs';
import { defineMain } from '@storybook/react-vite/node';
import remarkGfm from 'remark-gfm';
import type { Indexer, StorybookConfigRaw } from 'storybook/internal/types';
import type { Alias, AliasOptions } from 'vite';
// Packages that stories use: one that Vite finds while stories are running makes it load all of them again, in the middle of a test.
import foundBeforehand from './foundBeforehand.json' with { type: 'json' };
import { kitPackage } from './kitPackage.ts';
import { kitDeclarations } from '../tools/kit/declarations.ts';
import aliases from '../stories/docs/aliases.json' with { type: 'json' };
import { sectionsInPanels } from '../stories/docs/sections.ts';
import { kitComponents } from '../tools/kit/manifest.ts';

/** Vite takes them as a list and as an object; this is the list. */
const aliasesOf = (given: AliasOptions = []): readonly Alias[] =>
  Array.isArray(given) ? given : Object.entries(given as Record<string, string>).map(([find, replacement]) => ({ find, replacement }));

/** Nobody looks at props tables there. */
const inTests = Boolean(process.env.VITEST);

/** Gives the component of each example its file's text, which "Show code" shows (`stories/docs/example.tsx`). */
const examplesWithCode = {
  name: 'examples-with-code',
  enforce: 'pre' as const,
  transform: (code: string, id: string) =>
    /\/stories\/Kit\/\w+\/examples\/\w+\.tsx$/u.test(id)
      ? `${code}${/\w+Example/u.exec(code)![0]}.code = ${JSON.stringify(code)};`
      : undefined,
};

type Manifests = NonNullable<StorybookConfigRaw['experimental_manifests']>;

/** A preview of Storybook's, which every preset may have, and which the type of a configuration does not have yet. */
const manifests = {
  experimental_manifests: ({ components, ...others }: Manifests = {}): Manifests => ({
    ...others,
    ...(components && { components: { ...components, components: kitComponents(components.components) } }),
  }),
};

/** Names in the sidebar of the stories that every component has. */
const names: Record<string, string> = { Basic: 'Example', Default: 'Playground', PlainState: 'Without a form', Matrix: 'Variants and states', Edge: 'Long, short, many' }; // prettier-ignore

/** A name made of an export's, as a sentence begins: Storybook has each word begin with a capital. */
const sentence = (name = ''): string => name.replaceAll(/(?<= )\p{Lu}(?=\p{Ll}|$)/gu, (letter) => letter.toLowerCase());

/**
 * Tags the stories of a component that only try something, `test-only`: those with a play function, or with amounts that no page has, that its page does not show. The sidebar leaves
 * them out until a reader asks for them; all stories are tests all the same. `test` itself is a tag that Storybook gives to every story. The search finds the playground by other kits' names; `manager.ts` hides them.
 */
const tagTests = ({ createIndex, ...indexer }: Indexer): Indexer => ({
  ...indexer,
  createIndex: async (file, options) => {
    const page = file.replace('.stories.tsx', '.mdx');
    const words = existsSync(page) ? readFileSync(page, 'utf8') : '';
    return (await createIndex(file, options)).map((found) => {
      const entry = { ...found, name: sentence(found.name) };
      if (!entry.title?.startsWith('Kit/')) return entry;
      const exported = 'exportName' in entry ? entry.exportName : '';
      const others = exported === 'Default' && (aliases as Record<string, string>)[entry.title.split('/').at(-1)!];
      const isLook = /^(?:Default$|Matrix|Edge$)/u.test(exported) || words.includes(`.${exported}}`) || entry.tags?.includes('state');
      const isTest = (exported.startsWith('Edge') || entry.tags?.includes('play-fn')) && !isLook;
      const name = `${names[exported] ?? entry.name}${others ? ` (also ${others})` : ''}`;
      return { ...entry, name, tags: [...(entry.tags ?? []), ...(isTest ? ['test-only'] : [])] };
    });
  },
});

export default defineMain({
  framework: '@storybook/react-vite',
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  addons: [
    {
      name: '@storybook/addon-docs',
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm, sectionsInPanels] } } },
    },
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    '@storybook/addon-mcp',
  ],
  // The mock service worker. Not in a folder of the shop: it must never be served to buyers.
  staticDirs: ['./public'],
  // `manifests/components.json`, from which the MCP server at `/mcp` answers.
  features: { componentsManifest: true, sidebarOnboardingChecklist: false },
  ...manifests,
  tags: { 'test-only': { defaultFilterSelection: 'exclude' } },
  experimental_indexers: (indexers: Indexer[] = []) => indexers.map(tagTests),
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: ({ environments: _shop, ...config }) => ({
    // The environments of vite.config.ts are the shop's two builds; Storybook has an entry of its own.
    ...config,
    plugins: [...(config.plugins ?? []), examplesWithCode],
    // As in the shop: a logo is used by an address, and browsers refuse one that begins with `data:`. Storybook has a limit of its own.
    build: { ...config.build, assetsInlineLimit: 0 },
    resolve: { ...config.resolve, alias: [...aliasesOf(config.resolve?.alias), ...kitPackage] },
    define: { ...config.define, ...(!inTests && { KIT_DECLARATIONS: JSON.stringify(kitDeclarations()) }) },
    optimizeDeps: {
      ...config.optimizeDeps,
      include: [...(config.optimizeDeps?.include ?? []), ...foundBeforehand],
    },
  }),
  typescript: {
    reactDocgen: inTests ? false : 'react-docgen-typescript',
    // As Storybook sets them itself when it is given none: unions as their values, and no `| undefined` on what is optional.
    reactDocgenTypescriptOptions: {
      include: ['src/kit/**/*.tsx'],
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
    },
  },
});
