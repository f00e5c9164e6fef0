/** The environment of a server that a test starts: of this one only what finds programs, and code that is compiled already. */
export const childEnvironment = {
  PATH: process.env['PATH'],
  NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
  NODE_ENV: 'production',
} as const;
