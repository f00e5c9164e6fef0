import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Only wide screens and opened drawers need these. */
const filters = /src\/kit\/(?:CategoryTree|BrandFilter|Checkbox)\/|ListCategories/u;

/** Only the product page and its full-screen view need these. */
const gallery = /src\/kit\/Gallery\/(?!GalleryFullScreen)/u;

/** Only menus and drawers that somebody opens need these. */
const overlays = /src\/kit\/Dialog\//u;

const sharedByScreens = (id: string): boolean =>
  /src\/(?:kit|storefront|contract)\//u.test(id) && ![filters, gallery, overlays].some((group) => group.test(id));

/**
 * The storefront in two builds: what the browser gets (`dist/client`) and what renders its pages on the server (`dist/server`).
 */
export default defineConfig({
  plugins: [react()],
  publicDir: false,
  appType: 'custom',
  build: {
    manifest: true,
    target: 'baseline-widely-available',
    outDir: 'dist/client',
    assetsInlineLimit: 0,
    // The server names what a page needs; the helper that would do so in the browser costs more than it gains.
    modulePreload: false,
    rolldownOptions: {
      input: 'src/storefront/entry-client.tsx',
      output: {
        // Few files, each worth its request: what every page needs, what several screens share, and each screen by itself.
        codeSplitting: {
          groups: [
            { name: 'framework', test: /node_modules|rolldown\/runtime/u, priority: 3 },
            { name: 'shared', test: sharedByScreens, minShareCount: 2, priority: 2 },
            { name: 'filters', test: filters, priority: 1 },
            { name: 'gallery', test: gallery, priority: 1 },
            { name: 'overlays', test: overlays, priority: 1 },
          ],
        },
      },
    },
  },
  environments: {
    ssr: {
      build: { outDir: 'dist/server', copyPublicDir: false, rolldownOptions: { input: 'src/storefront/entry-server.tsx' } },
    },
  },
  builder: {},
});
