/** `npm start`: builds the storefront when that is needed, then becomes the server, within bounds of memory that a process must begin with. */
import { enableCompileCache } from 'node:module';
import { become, compileCache } from './become.ts';

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
  await become('serve.ts', { options: ['--disable-sigusr1', ...options], env });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
