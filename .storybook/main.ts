import { fileURLToPath } from 'node:url';
import { defineMain } from '@storybook/react-vite/node';
import remarkGfm from 'remark-gfm';
import type { Alias, AliasOptions } from 'vite';
import { foundBeforehand } from './foundBeforehand.ts';
import { kitPackage } from './kitPackage.ts';
import { kitProps } from './kitPropsPlugin.ts';

/** Vite takes them as a list and as an object; this is the list. */
const aliasesOf = (given: AliasOptions = []): readonly Alias[] =>
  Array.isArray(given) ? given : Object.entries(given as Record<string, string>).map(([find, replacement]) => ({ find, replacement }));

export default defineMain({
  framework: '@storybook/react-vite',
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  addons: [
    // Tables in docs pages are GitHub's Markdown.
    { name: '@storybook/addon-docs', options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } } },
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    '@storybook/addon-mcp',
    fileURLToPath(new URL('kitPreset.ts', import.meta.url)),
  ],
  // The mock service worker. Not in a folder of the shop: it must never be served to buyers.
  staticDirs: ['./public'],
  // `manifests/components.json`, from which the MCP server at `/mcp` answers; `kitPreset.ts` makes it.
  features: { componentsManifest: true },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: ({ environments: _shop, ...config }) => ({
    // The environments of vite.config.ts are the shop's two builds; Storybook has an entry of its own.
    ...config,
    // As in the shop: a logo is used by an address, and browsers refuse one that begins with `data:`. Storybook has a limit of its own.
    build: { ...config.build, assetsInlineLimit: 0 },
    resolve: { ...config.resolve, alias: [...aliasesOf(config.resolve?.alias), ...kitPackage] },
    // Nobody looks at props tables in tests.
    plugins: [...(config.plugins ?? []), !process.env.VITEST && kitProps()],
    optimizeDeps: {
      ...config.optimizeDeps,
      include: [...(config.optimizeDeps?.include ?? []), ...foundBeforehand],
    },
  }),
  // For the names of components in the code that a docs page shows. It knows no type of another file: props are read by kitProps.
  typescript: { reactDocgen: 'react-docgen' },
});
