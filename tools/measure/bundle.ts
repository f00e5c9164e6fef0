import path from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';

/** Bundles a module with all that it imports but React, as an application that is published has it. */
export async function bundle(entry: string, plugins: Plugin[] = []): Promise<Rolldown.OutputChunk[]> {
  const [{ output }] = (await build({
    configFile: false,
    root: path.join(import.meta.dirname, '../..'),
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins,
    build: {
      write: false,
      minify: true,
      target: 'es2024',
      lib: { entry, formats: ['es'] },
      rolldownOptions: { external: /^react(?:-dom)?(?:\/|$)/u },
    },
  })) as [Rolldown.RolldownOutput];
  return output.filter((chunk) => chunk.type === 'chunk');
}
