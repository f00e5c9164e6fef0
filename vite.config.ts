import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

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
    rolldownOptions: {
      input: 'src/storefront/entry-client.tsx',
      output: {
        // Few files, each worth its request: what every page needs, what several screens share, and each screen by itself.
        codeSplitting: {
          groups: [
            { name: 'framework', test: /node_modules/u, priority: 2 },
            { name: 'shared', test: /src\/(kit|storefront|contract)\//u, minShareCount: 2, priority: 1 },
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
