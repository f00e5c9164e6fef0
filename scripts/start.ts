/** `npm start`: builds the storefront when that is needed, then becomes the server, within bounds of memory that a process must begin with. */
import { enableCompileCache, flushCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

// The cache saves a quarter of a second at the next start. It is beside the packages, since no other user can write there.
const compileCache = fileURLToPath(new URL('../node_modules/.cache/node', import.meta.url));
enableCompileCache(compileCache);
const { buildIsStale } = await import('./stale.ts');

try {
  if (buildIsStale()) {
    const { onStopSignal } = await import('../src/server/stopSignals.ts');
    // Nothing is open yet that must be closed; the builder ends with this process.
    onStopSignal(() => process.exit(0));
    const { build } = await import('./build.ts');
    process.stdout.write('Building the storefront … ');
    const started = performance.now();
    await build();
    console.log(`${((performance.now() - started) / 1000).toFixed(1)} s`);
  }
  const { memoryBounds } = await import('../src/server/memory.ts');
  const { options, env } = memoryBounds(process.env);
  flushCompileCache();
  const serve = new URL('serve.ts', import.meta.url);
  // Windows has no way to become another program.
  if (process.platform === 'win32') await import(serve.href);
  else
    process.execve!(process.execPath, [process.execPath, ...process.execArgv, '--disable-sigusr1', ...options, fileURLToPath(serve)], {
      // The variable makes the cache known before the first file is read: without it Node loads its TypeScript compiler for that file alone.
      NODE_COMPILE_CACHE: compileCache,
      ...env,
    });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
