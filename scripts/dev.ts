/**
 * `npm run dev`: the whole shop from its sources. Vite serves the storefront with hot reload inside the shop's own server, which starts again
 * when its own sources change (`node --watch`).
 */
import { createServer, isRunnableDevEnvironment } from 'vite';
import type * as ServerEntry from '../src/storefront/entry-server.tsx';
import type { Pages } from '../src/server/pages/plugin.ts';
import { deskSource } from '../src/server/desk/index.ts';
import { run } from '../src/server/run.ts';

/** React's hot reload must be set up before any component is loaded. */
const preamble =
  "import RefreshRuntime from '/@react-refresh';RefreshRuntime.injectIntoGlobalHook(window);window.$RefreshReg$=()=>{};window.$RefreshSig$=()=>(type)=>type;window.__vite_plugin_react_preamble_installed__=true";

async function sourcePages(): Promise<Pages> {
  const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' });
  const { ssr } = vite.environments;
  if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('Vite has no environment that runs the server entry');
  return {
    development: vite.middlewares,
    desk: { ...deskSource, preamble: `${preamble};import '/@vite/client'`, isDevelopment: true },
    renderer: async () => {
      const { renderPage, isCacheable, pageAddress } = (await ssr.runner.import('/src/storefront/entry-server.tsx')) as typeof ServerEntry;
      return {
        renderPage,
        isCacheable,
        pageAddress,
        findAssets: () => ({ script: '/src/storefront/entry-client.tsx', modulePreloads: ['/@vite/client'], preamble }),
      };
    },
  };
}

await run(sourcePages);
