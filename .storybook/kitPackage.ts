import { fileURLToPath } from 'node:url';
import type { Alias } from 'vite';

/** Has Vite resolve the modules of the kit's package to its sources: the examples of the docs pages import them as an application does. `tsconfig.json` says the same to TypeScript. */
export const kitPackage: Alias[] = [
  { find: /^@tarnbrook\/kit\/(\w+)$/u, replacement: fileURLToPath(new URL('../src/kit/$1/index.ts', import.meta.url)) },
  { find: '@tarnbrook/kit/theme/MuiTheme', replacement: fileURLToPath(new URL('../src/kit/theme/MuiTheme.tsx', import.meta.url)) },
];
