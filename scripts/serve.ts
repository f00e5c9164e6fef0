/** The server's process, which `start.ts` begins with bounds of memory when the storefront is built. */
import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

enableCompileCache(fileURLToPath(new URL('../node_modules/.cache/node', import.meta.url)));
const [{ run }, { builtPages }] = await Promise.all([import('../src/server/run.ts'), import('../src/server/pages/production.ts')]);
await run(builtPages);
