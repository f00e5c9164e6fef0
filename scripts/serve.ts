/** The server, which `start.ts` becomes when the storefront is built. */
import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

enableCompileCache(fileURLToPath(new URL('../node_modules/.cache/node', import.meta.url)));
const { run } = await import('../src/server/run.ts');
await run(async () => (await import('../src/server/pages/production.ts')).builtPages());
