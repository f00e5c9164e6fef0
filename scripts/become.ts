/** Node reads bounds of memory, and where compiled code is cached, only when a process begins: what is called becomes the program that it stands for. */
import { flushCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

/** The cache saves a quarter of a second at the next start. It is beside the packages, since no other user can write there. */
export const compileCache = fileURLToPath(new URL('../node_modules/.cache/node', import.meta.url));

/**
 * Makes this process another program, with the same input, output and process number.
 *
 * @param name - its file in this folder
 * @param begins - Node's options and the environment; `words` are the program's own
 */
export async function become(
  name: string,
  {
    options,
    env,
    words = [],
  }: { readonly options: readonly string[]; readonly env: NodeJS.ProcessEnv; readonly words?: readonly string[] },
): Promise<void> {
  const program = new URL(name, import.meta.url);
  // Windows has no way to become another program.
  if (process.platform === 'win32') return void (await import(program.href));
  flushCompileCache();
  process.execve!(process.execPath, [process.execPath, ...process.execArgv, ...options, fileURLToPath(program), ...words], {
    // The variable makes the cache known before the first file is read: without it Node loads its TypeScript compiler for that file alone.
    NODE_COMPILE_CACHE: compileCache,
    ...env,
  });
}
