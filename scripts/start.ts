import { spawn } from 'node:child_process';
import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

// The cache saves a quarter of a second at the next start. It is beside the packages, since no other user can write there.
const compileCache = fileURLToPath(new URL('../node_modules/.cache/node', import.meta.url));
enableCompileCache(compileCache);
const { buildIsStale } = await import('./stale.ts');

if (buildIsStale()) {
  const { build } = await import('./build.ts');
  process.stdout.write('Building the storefront … ');
  const started = performance.now();
  await build().catch(fail);
  console.log(`${((performance.now() - started) / 1000).toFixed(1)} s`);
}
const { memoryBounds } = await import('../src/server/memory.ts');
const { whenOrphaned } = await import('../src/server/orphaned.ts');
try {
  const { options, env } = memoryBounds(process.env);
  const script = fileURLToPath(new URL('serve.ts', import.meta.url));
  // The server ends when the channel between the two is closed, so it never outlives this process.
  const server = spawn(process.execPath, [...process.execArgv, ...options, script], {
    // The variable makes the cache known before the first file is read: without it Node loads its TypeScript compiler for that file alone.
    env: { NODE_COMPILE_CACHE: compileCache, ...env },
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  const stop = () => server.kill('SIGTERM');
  process.on('SIGTERM', stop);
  // A terminal sends SIGINT to the server, too, which ends once for both, and at once for a second one.
  process.on('SIGINT', stop);
  whenOrphaned(stop);
  server.once('error', fail);
  server.once('exit', (code) => process.exit(code ?? 1));
} catch (error) {
  fail(error);
}

/** Ends with a line that says why. */
function fail(error: unknown): never {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
