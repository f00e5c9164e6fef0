/** One bound for the shop and its embedded database. V8 and the C library read their limits when a process begins, so `npm start` runs the server in one. */
import { readWhole } from './wholeNumber.ts';

const variable = 'MEMORY_MB';

/** For a machine with 1 GB. */
const usualMegabytes = 350;

/** Below it the code alone leaves no room for work. */
const leastMegabytes = 256;

export const mostMegabytes = 99_999;

/** Shares of the bound. The rest is code, threads, the database, and what is read and sent at the moment. */
const shares = { heap: 0.45, cache: 1 / 6 };

/** Largest half of V8's young generation, in megabytes: V8's own 16 take three times as much of each thread, and 8 are enough for a request. */
const semiSpaceMegabytes = 8;

/** For glibc's allocator: few arenas, and large pieces that are given back when freed; pictures and compressed pages otherwise leave holes. */
const allocatorEnvironment = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '65536', MALLOC_TRIM_THRESHOLD_: '131072' };

/** Reads the bound, in megabytes. @throws {StartError} when it cannot be used */
export function readMemory(env: Readonly<Record<string, string | undefined>>): number {
  return readWhole(variable, env[variable]?.trim() || String(usualMegabytes), 'megabytes', leastMegabytes, mostMegabytes);
}

/** Default size of all cached answers and pages, in megabytes. */
export const cacheShare = (megabytes: number): number => Math.round(megabytes * shares.cache);

/** Largest heap of old objects of a process or of a thread that does a large work, in megabytes. @throws {StartError} when the bound cannot be used */
export const heapShare = (env: Readonly<Record<string, string | undefined>>): number => Math.round(readMemory(env) * shares.heap);

/** The options of Node and the environment with which a process takes no more than it needs; that has no bound. */
export function frugally(env: NodeJS.ProcessEnv): { options: string[]; env: NodeJS.ProcessEnv } {
  return { options: [`--max-semi-space-size=${semiSpaceMegabytes}`], env: { ...allocatorEnvironment, ...env } };
}

/** The options of Node and the environment with which a process stays within the bound. @throws {StartError} when the bound cannot be used */
export function memoryBounds(env: NodeJS.ProcessEnv): { options: string[]; env: NodeJS.ProcessEnv } {
  const { options, env: thrifty } = frugally(env);
  return { options: [`--max-old-space-size=${heapShare(env)}`, ...options], env: thrifty };
}
