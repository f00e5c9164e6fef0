import { builtPages } from '../src/server/pages/production.ts';
import { run } from '../src/server/run.ts';
import { build, buildIsStale } from './build.ts';

if (buildIsStale()) {
  process.stdout.write('Building the storefront … ');
  const started = performance.now();
  try {
    await build();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
  console.log(`${((performance.now() - started) / 1000).toFixed(1)} s`);
}
await run(builtPages);
