import react from '@vitejs/plugin-react';
import { globSync } from 'node:fs';
import { defineConfig } from 'vite';

/**
 * The storefront in two builds: what the browser gets (`dist/client`) and what renders its pages on the server (`dist/server`).
 * Each brand's style sheet is an entry of its own, so that a shop links only its brand's.
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
    rollupOptions: { input: ['src/storefront/entry-client.tsx', ...globSync('src/brands/*/theme.css').sort()] },
  },
  environments: {
    ssr: {
      build: { outDir: 'dist/server', copyPublicDir: false, rollupOptions: { input: 'src/storefront/entry-server.tsx' } },
    },
  },
  builder: {},
});
